/**
 * The tables that a backup has, each with the columns of its key, in an order in which a row comes after
 * those that it refers to. The trail of what was done and the space come last: a restore that was cut off
 * leaves a database that counts as empty.
 */
export const BACKED_UP: Readonly<Record<string, readonly string[]>> = {
  person: ['id'],
  person_account: ['id'],
  person_second_factor: ['id'],
  token: ['digest'],
  webhook: ['id'],
  delivery: ['id'],
  lead: ['number'],
  story: ['id'],
  document: ['id'],
  version: ['story_id', 'number'],
  deleted_story: ['id'],
  planned_change: ['id'],
  review: ['id'],
  share: ['id'],
  datasource: ['id'],
  dimension: ['id'],
  datasource_entry: ['id'],
  dimension_value: ['dimension_id', 'entry_id'],
  asset: ['id'],
  folder: ['id'],
  component: ['id'],
  component_version: ['id'],
  preset: ['id'],
  internal_tag: ['id'],
  visit_report: ['id'],
  missing_path: ['id'],
  search_count: ['day', 'lang', 'query'],
  audit: ['id'],
  space: ['id'],
}

/** What belongs to the moment: whoever was signed in signs in again, and codes and guesses count anew. */
export const OF_THE_MOMENT = [
  'person_session',
  'person_verification',
  'sign_in_attempt',
  'used_code',
  'presence',
] as const
