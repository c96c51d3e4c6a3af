import { allRoots, type Kind } from '../schema/stories/all-roots.ts'
import { componentOf } from '../schema/values/uid.ts'

/**
 * Root component without a `modules/` prefix (DATA-2). Of other root components, `other` has a body of blocks and is
 * shown as a page; `unknown` has none (BLOCK-1).
 */
export type Component = Kind | 'other' | 'unknown'

/**
 * The kind of story that a root component stands for: `modules/page` and `page` are the same (DATA-2).
 * Anything else is `other`. Never throws.
 */
export function readComponent(raw: unknown): Kind | 'other' {
  const name = typeof raw === 'string' ? raw.replace(/^modules\//, '') : ''
  return isKind(name) ? name : 'other'
}

/** The same, from a story's raw content. */
export function componentOfContent(content: unknown): Component {
  const { component, body }: { component?: unknown; body?: unknown } = Object(content)
  const kind = readComponent(component)
  return kind !== 'other' || Array.isArray(body) ? kind : 'unknown'
}

/** True if the body of a story contains a redirect block, so that visitors never see the page (ROUTE-4). */
export function leadsAway(content: unknown): boolean {
  const body = (content as { body?: unknown } | null | undefined)?.body
  return Array.isArray(body) && body.some((block) => componentOf(block) === 'redirect')
}

/**
 * True if stories of a component have a page of their own (BLOCK-1); settings and forms only appear on
 * other pages, and unknown components nowhere.
 */
export function hasPage(component: Component): boolean {
  if (component === 'unknown') return false
  return component === 'other' || allRoots[`modules/${component}`].hasPage
}

/** Root components whose stories have no page of their own, by both of their names (DATA-2). */
export const componentsWithoutPage: readonly string[] = Object.values(allRoots)
  .filter(({ hasPage }) => !hasPage)
  .flatMap(({ kind, component }) => [kind, component])

function isKind(name: string): name is Kind {
  return Object.hasOwn(allRoots, `modules/${name}`)
}
