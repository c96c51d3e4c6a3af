import type { Fault } from '@prospectus/content/schema/context/nested-block'
import type { Warning } from '@prospectus/protocol/management/story'

/**
 * What a site leaves out of a story, or shows otherwise than its editor may think.
 *
 * @param story as the schemas read it, with its faults in it
 */
export function leftOut(story: unknown): readonly Warning[] {
  const faults = [...faultsIn(story)].slice(0, MOST_WARNINGS)
  return faults.map(({ component, uid, reason, only }) => ({
    kind: 'left-out',
    component,
    uid,
    ...(only === undefined ? {} : { only }),
    message: reason,
  }))
}

function* faultsIn(value: unknown): Generator<Fault> {
  if (typeof value !== 'object' || value === null) return
  if (isFaulty(value)) yield value
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'dropped') yield* inner
    else yield* faultsIn(inner)
  }
}

function isFaulty(value: object): value is Fault {
  return 'kind' in value && value.kind === 'faulty'
}

const MOST_WARNINGS = 100
