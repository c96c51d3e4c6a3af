/** The page that was looked at last in this tab: settings are shown around it. */
let last: number | undefined

/**
 * What to ask for the preview of a story. Settings have no page of their own and are shown around the page that
 * one comes from, else around the home page.
 *
 * @param component of the story's content, such as `modules/settings`
 */
export function previewRequest(id: number, component: string): string {
  const kind = kindOf(component)
  const what = `GET stories/${id}/preview`
  if (kind === 'settings') return last === undefined ? what : `${what}?around=${last}`
  if (!WITHOUT_PAGE.includes(kind)) last = id
  return what
}

/** The kind of a story by the component of its content, with or without the folder that components are in. */
export function kindOf(component: string): string {
  return component.replace(/^modules\//, '')
}

const WITHOUT_PAGE = ['form', 'assessment', 'world']
