import { allRootSchemas, type RootKind } from '../schema/stories/all-root-schemas.ts'
import { storedFields } from '../schema/values/stored-value.ts'
import { componentOf } from '../schema/values/uid.ts'

/**
 * Kind of a story, by its component. A component without a kind of its own is `other` if it has blocks, and is read and
 * shown like a page; without blocks it is `unknown` (BLOCK-1). Stored snapshots have these names.
 */
export type StoryKind = RootKind | 'other' | 'unknown'

/** Kind of a root component, with or without `modules/` (DATA-2), or `other`. Never throws. */
export function readStoryKind(raw: unknown): RootKind | 'other' {
  const name = typeof raw === 'string' ? raw.replace(/^modules\//, '') : ''
  return isRootKind(name) ? name : 'other'
}

/** Kind of a story, from its raw content. Never throws. */
export function storyKindOf(content: unknown): StoryKind {
  const { component, body } = storedFields(content)
  const kind = readStoryKind(component)
  return kind !== 'other' || Array.isArray(body) ? kind : 'unknown'
}

/** True if a redirect block makes the page a redirect, so that visitors never see it (ROUTE-4). */
export function isRedirectPage(content: unknown): boolean {
  const { body } = storedFields(content)
  return Array.isArray(body) && body.some((block) => componentOf(block) === 'redirect')
}

/** False for kinds of stories without a page, such as settings and forms, and for unknown components (BLOCK-1). */
export function hasPage(kind: StoryKind): boolean {
  if (kind === 'unknown') return false
  return kind === 'other' || allRootSchemas[`modules/${kind}`].hasPage
}

/** Components without a page, with and without their `modules/` prefix (DATA-2). */
export const componentsWithoutPage: readonly string[] = Object.values(allRootSchemas)
  .filter(({ hasPage }) => !hasPage)
  .flatMap(({ kind, component }) => [kind, component])

function isRootKind(name: string): name is RootKind {
  return Object.hasOwn(allRootSchemas, `modules/${name}`)
}
