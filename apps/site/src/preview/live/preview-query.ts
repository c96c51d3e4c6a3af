const SIGNED = /^_storyblok/
/** They say which story the page shows, and another page shows another one. */
const OF_ONE_STORY = ['_storyblok', '_storyblok_c']

/** The parameters of an address by which the editor has opened a page, in their order. */
export function previewParameters(search: string): URLSearchParams {
  const parameters = [...new URLSearchParams(search)].filter(([name]) => SIGNED.test(name))
  return new URLSearchParams(parameters)
}

/** The same for another page: what shows there is told by its path. */
export function carriedParameters(parameters: URLSearchParams): URLSearchParams {
  const carried = [...parameters].filter(([name]) => !OF_ONE_STORY.includes(name))
  return new URLSearchParams(carried)
}

/** A query with other parameters of preview, its own ones as they are. */
export function withParameters(search: string, parameters: URLSearchParams): string {
  const own = [...new URLSearchParams(search)].filter(([name]) => !SIGNED.test(name))
  return `?${new URLSearchParams([...own, ...parameters])}`
}
