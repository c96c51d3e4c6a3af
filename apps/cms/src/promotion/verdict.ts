/** What one installation says of a story or folder. */
export interface Standing {
  /** Stands for its words and its place, as they were last saved. */
  readonly state: string
  /** Every state that it ever had there, the present one included. */
  readonly history: ReadonlySet<string>
  readonly isPublished: boolean
  readonly wasPublished: boolean
}

/** What becomes of a story that both installations have. */
export type Verdict = 'same' | 'taken' | 'newer here' | Conflict

/** Why a story stays as it is until somebody decides. */
export type Conflict =
  | 'changed on both sides'
  | 'unpublished here'
  | 'deleted here'
  | 'its address has another page here'

/**
 * Whether what another installation publishes may take the place of what is here: only when that one has
 * seen what is here, so that nothing is overwritten that it does not know of. Where each has seen what the
 * other says, one of them went back on purpose, and a person decides.
 *
 * @param there its newest words are those that it publishes
 */
export function verdictOn(there: Standing, here: Standing): Verdict {
  const isBackwards = here.wasPublished && !here.isPublished
  if (there.state === here.state) {
    if (here.isPublished || !there.isPublished) return 'same'
    return isBackwards ? 'unpublished here' : 'taken'
  }
  const isKnownThere = there.history.has(here.state)
  const isKnownHere = here.history.has(there.state)
  if (isKnownThere === isKnownHere) return 'changed on both sides'
  if (isKnownHere) return 'newer here'
  return isBackwards ? 'unpublished here' : 'taken'
}
