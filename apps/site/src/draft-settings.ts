/** Settings that give access to drafts; a production site deletes them from its environment (ROUTE-5). */
export const DRAFT_SETTINGS = ['CONTENT_PREVIEW_TOKEN', 'MANAGEMENT_TOKEN']
