const COMPONENTS = [
  'page',
  'resource',
  'redirect',
  'team-member',
  'testimonial',
  'partner',
  'job-vacancy',
  'settings',
  'form',
] as const

/** Root component with any `modules/` prefix taken off (DATA-2). */
export type Component = (typeof COMPONENTS)[number] | 'other'

const known: ReadonlySet<string> = new Set(COMPONENTS)

/**
 * What kind of story a root component makes: `modules/page` and `page` are the same (DATA-2). Anything
 * unknown is `other`. Never throws.
 */
export function readComponent(raw: unknown): Component {
  const name = typeof raw === 'string' ? raw.replace(/^modules\//, '') : ''
  return known.has(name) ? (name as Component) : 'other'
}

/** The same, from a story's raw content. */
export function componentOfContent(content: unknown): Component {
  return readComponent((content as { component?: unknown } | null | undefined)?.component)
}

/**
 * Whether stories of a component have a page of their own at their path (BLOCK-1); the settings of the
 * site and its forms are read by other pages only.
 */
export function hasPage(component: Component): boolean {
  return component !== 'settings' && component !== 'form'
}
