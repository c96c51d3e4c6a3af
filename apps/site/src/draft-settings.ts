/** Settings that a production site removes even when they are given (ROUTE-5). */
export const DRAFT_SETTINGS = ['CONTENT_PREVIEW_TOKEN', 'MANAGEMENT_TOKEN']
