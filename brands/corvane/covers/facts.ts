import facts from './facts.json' with { type: 'json' }
import { type Ground, isGround } from './ink.ts'
import { isObjectName, type ObjectName } from './objects.ts'

/** What a cover says of its resource, in the resource's own words, and what stands beside it. */
export interface Fact {
  /** Set large; empty if the label stands alone. */
  readonly figure: string
  readonly label: string
  /** Objects that the resource is about, the best first. */
  readonly objects: readonly ObjectName[]
  /** Where a list would show too many covers of one ground. */
  readonly ground?: Ground | undefined
}

/** The facts by full slug, each written as `objects | figure | label`, or with ` | ground`. */
const written: Readonly<Record<string, string>> = facts

/** Returns the fact that is chosen for a resource's cover; undefined if there is none. */
export function factOf(fullSlug: string): Fact | undefined {
  if (!Object.hasOwn(written, fullSlug)) return undefined
  const [objects = '', figure = '', label = '', ground = ''] = (written[fullSlug] ?? '').split(
    ' | ',
  )
  return {
    figure,
    label,
    objects: objects.split(' ').filter(isObjectName),
    ground: isGround(ground) ? ground : undefined,
  }
}
