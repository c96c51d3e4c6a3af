import type { RequestOf } from '@prospectus/protocol/management/contract'

export type PreviewRequest = RequestOf<'GET stories/:id/preview'>

/** The page that was looked at last in this tab: settings are shown around it. */
let last: number | undefined

/**
 * What to ask for the preview of a story. Settings have no page of their own and are shown around the page that
 * one comes from, else around the home page.
 *
 * @param component of the story's content, such as `modules/settings`
 */
export function previewRequest(id: number, component: string): PreviewRequest {
  const kind = kindOf(component)
  const params = { id }
  if (kind === 'settings') return { params, query: { around: last } }
  if (!WITHOUT_PAGE.includes(kind)) last = id
  return { params }
}

/** The kind of a story by the component of its content, with or without the folder that components are in. */
export function kindOf(component: string): string {
  return component.replace(/^modules\//, '')
}

const WITHOUT_PAGE = ['form', 'assessment', 'world']
