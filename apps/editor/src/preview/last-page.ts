import type { RequestOf } from '@prospectus/protocol/management/contract'

export type PreviewRequest = RequestOf<'GET stories/:id/preview'>

let lastPage: number | undefined

/**
 * Makes the request for a story's preview. Settings have no page of their own: they are shown around the page that was
 * open before, else around the home page.
 */
export function previewRequest(id: number, component: string): PreviewRequest {
  const kind = kindOf(component)
  const params = { id }
  if (kind === 'settings') return { params, query: { around: lastPage } }
  if (!WITHOUT_PAGE.includes(kind)) lastPage = id
  return { params }
}

/** A story's kind: its component's name without the folder. */
export function kindOf(component: string): string {
  return component.replace(/^modules\//, '')
}

const WITHOUT_PAGE = ['form', 'assessment', 'world']
