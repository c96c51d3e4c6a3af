/** A page of a browser in which somebody has a story open. */
export interface PresenceTable {
  /** The id that the page gave itself. */
  tab: string
  story_id: number
  person_id: string
  name: string
  /** `_uid` of the block that is chosen there; empty for none. */
  block: string
  /** The field that is typed in; empty for none. */
  field: string
  /** Then the page counts as closed, unless it was heard of again. */
  until: string
}
