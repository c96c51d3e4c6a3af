import type { Fault } from '@prospectus/content/schema/context/nested-block'

/** What a site leaves out of a story, or shows otherwise than its editor may think. */
export interface Warning {
  /** The component that it is about, and its `_uid`. */
  readonly component: string
  readonly uid: string
  /** `part` or `field` where it is less than the block. */
  readonly only?: 'part' | 'field'
  /** A sentence. */
  readonly message: string
}

/**
 * The warnings of a story that was read.
 *
 * @param story as the schemas read it, with its faults in it
 * @param dead uuids that it links to, of which no story is published
 */
export function warningsOf(story: unknown, dead: readonly string[]): readonly Warning[] {
  const faults = [...faultsIn(story)].slice(0, MOST_WARNINGS)
  return [
    ...faults.map(({ component, uid, reason, only }) => ({
      component,
      uid,
      ...(only === undefined ? {} : { only }),
      message: reason,
    })),
    ...dead.slice(0, MOST_WARNINGS).map((uuid) => ({
      component: 'story',
      uid: uuid,
      message: `A link leads to the story ${uuid}, which is not published: it is shown without the link.`,
    })),
  ]
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
