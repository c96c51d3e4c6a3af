import type { FaultyBlock, Issue } from '@prospectus/content/schema/context/nested-block'
import type { Warning } from '@prospectus/protocol/management/story'
import { MAX_WARNINGS } from './warning.ts'

/** Warns about blocks and parts that a site leaves out or shows differently, from the issues in a read story. */
export function leftOutWarnings(story: unknown): readonly Warning[] {
  const issues = [...issuesIn(story)].slice(0, MAX_WARNINGS)
  return issues.map(({ component, uid, reason, only }) => ({
    kind: 'left-out',
    component,
    uid,
    ...(only === undefined ? {} : { only }),
    message: reason,
  }))
}

function* issuesIn(value: unknown): Generator<Issue> {
  if (typeof value !== 'object' || value === null) return
  if (isFaultyBlock(value)) yield value
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'dropped') yield* inner
    else yield* issuesIn(inner)
  }
}

function isFaultyBlock(value: object): value is FaultyBlock {
  return 'kind' in value && value.kind === 'faulty'
}
