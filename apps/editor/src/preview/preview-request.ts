import type { RequestOf } from '@prospectus/protocol/management/contract'

export type PreviewRequest = RequestOf<'GET stories/:id/preview'>

let lastPageId: number | undefined

/**
 * Builds the request for a story's preview. Settings have no page of their own: they are previewed on the page that was
 * open before, else on the home page.
 */
export function createPreviewRequest(
  id: number,
  component: string,
  isPage: boolean,
): PreviewRequest {
  const params = { id }
  if (kindOf(component) === 'settings') return { params, query: { around: lastPageId } }
  if (isPage) lastPageId = id
  return { params }
}

/** Returns a component's name without its folder. */
export function kindOf(component: string): string {
  return component.replace(/^modules\//, '')
}
