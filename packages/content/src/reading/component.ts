import { allRoots, type Kind } from '../schema/stories/all-roots.ts'

/** Root component with any `modules/` prefix taken off (DATA-2). */
export type Component = Kind | 'other'

/**
 * What kind of story a root component makes: `modules/page` and `page` are the same (DATA-2). Anything
 * unknown is `other`. Never throws.
 */
export function readComponent(raw: unknown): Component {
  const name = typeof raw === 'string' ? raw.replace(/^modules\//, '') : ''
  return isKind(name) ? name : 'other'
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
  return component === 'other' || allRoots[`modules/${component}`].hasPage
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(allRoots, `modules/${name}`)
}
