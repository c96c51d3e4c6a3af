/** The page that was looked at last in this tab: settings are shown around it. */
let last: number | undefined

interface ShownStory {
  readonly id: number
  readonly content_type?: unknown
}

/**
 * What to ask for the preview of a story. Settings have no page of their own and are shown around the page that
 * one comes from, else around the home page.
 */
export function previewRequest({ id, content_type }: ShownStory): string {
  const kind = String(content_type).replace(/^modules\//, '')
  const what = `GET stories/${id}/preview`
  if (kind === 'settings') return last === undefined ? what : `${what}?around=${last}`
  if (!WITHOUT_PAGE.includes(kind)) last = id
  return what
}

const WITHOUT_PAGE = ['form', 'assessment', 'world']
