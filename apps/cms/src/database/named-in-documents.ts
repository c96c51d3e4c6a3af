import { bulkInsert } from './bulk-load.ts'
import type { Database } from './database.ts'

/** Distinct uuids in a document's JSON, except its own blocks'. Those that are no story's match nothing. */
function namedStories(json: string): readonly string[] {
  return [...new Set(Array.from(json.matchAll(UUID), ([, uuid = '']) => uuid))]
}

/** Stores which stories documents reference, given the JSON of their content. */
export async function insertNamedStories(
  database: Database,
  documents: readonly { readonly id: number; readonly json: string }[],
): Promise<void> {
  const rows = documents.flatMap(({ id, json }) => namedStories(json).map((uuid) => [uuid, id]))
  await bulkInsert(database, 'document_link', { uuid: 'text', document_id: 'whole' }, rows)
}

const UUID = /(?<!"_uid":)"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g

/** Distinct digests of uploaded files in a text, as in their addresses (asset-addresses#addresses). */
export function namedFiles(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(DIGEST), ([, digest = '']) => digest))]
}

/** Stores which uploaded files documents reference, given the JSON of their content. */
export async function insertNamedFiles(
  database: Database,
  documents: readonly { readonly id: number; readonly json: string }[],
): Promise<void> {
  const rows = documents.flatMap(({ id, json }) => namedFiles(json).map((file) => [file, id]))
  await bulkInsert(database, 'document_file', { file: 'text', document_id: 'whole' }, rows)
}

/** Between two slashes; the second may be the first of the next match. */
const DIGEST = /\/([0-9a-f]{16})(?=\/)/g
