/** Settings that a production site removes from its environment, even when they are set (ROUTE-5). */
export const DRAFT_SETTINGS = ['CONTENT_PREVIEW_TOKEN', 'MANAGEMENT_TOKEN']
