const EDITOR_PARAMETER = /^_storyblok/
const STORY_PARAMETERS = ['_storyblok', '_storyblok_c']

/** The editor's parameters in a query. */
export function previewParameters(search: string): URLSearchParams {
  const parameters = [...new URLSearchParams(search)].filter(([name]) =>
    EDITOR_PARAMETER.test(name),
  )
  return new URLSearchParams(parameters)
}

/** The parameters for a link to another page, whose story is found by its path. */
export function linkParameters(parameters: URLSearchParams): URLSearchParams {
  const carried = [...parameters].filter(([name]) => !STORY_PARAMETERS.includes(name))
  return new URLSearchParams(carried)
}

/** Replaces the editor's parameters of a query. */
export function withParameters(search: string, parameters: URLSearchParams): string {
  const otherParameters = [...new URLSearchParams(search)].filter(
    ([name]) => !EDITOR_PARAMETER.test(name),
  )
  return `?${new URLSearchParams([...otherParameters, ...parameters])}`
}
