import { allRootSchemas, type Kind } from '../schema/stories/all-root-schemas.ts'
import { storedFields } from '../schema/values/stored-value.ts'
import { componentOf } from '../schema/values/uid.ts'

/**
 * Kind of a story. A component that is not a kind is `other` if it has blocks, and is read and shown like a page;
 * without blocks it is `unknown` (BLOCK-1). Stored snapshots have these names.
 */
export type Component = Kind | 'other' | 'unknown'

/** Kind of a root component, with or without `modules/` (DATA-2), or `other`. Never throws. */
export function readComponent(raw: unknown): Kind | 'other' {
  const name = typeof raw === 'string' ? raw.replace(/^modules\//, '') : ''
  return isKind(name) ? name : 'other'
}

/** Component of a story's raw content. Never throws. */
export function componentOfContent(content: unknown): Component {
  const { component, body } = storedFields(content)
  const kind = readComponent(component)
  return kind !== 'other' || Array.isArray(body) ? kind : 'unknown'
}

/** True if a redirect block makes the page a redirect, so that visitors never see it (ROUTE-4). */
export function isRedirectPage(content: unknown): boolean {
  const { body } = storedFields(content)
  return Array.isArray(body) && body.some((block) => componentOf(block) === 'redirect')
}

/** False for kinds of stories without a page, such as settings and forms, and for unknown components (BLOCK-1). */
export function hasPage(component: Component): boolean {
  if (component === 'unknown') return false
  return component === 'other' || allRootSchemas[`modules/${component}`].hasPage
}

/** Components without a page, with and without their `modules/` prefix (DATA-2). */
export const componentsWithoutPage: readonly string[] = Object.values(allRootSchemas)
  .filter(({ hasPage }) => !hasPage)
  .flatMap(({ kind, component }) => [kind, component])

function isKind(name: string): name is Kind {
  return Object.hasOwn(allRootSchemas, `modules/${name}`)
}
