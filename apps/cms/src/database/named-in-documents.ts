import { bulkInsert } from './bulk-load.ts'
import type { Database } from './database.ts'

/**
 * The uuids that a document's JSON names, each once: of stories that it links to or is related with. Those of its
 * own blocks are left out. Some may be of other things; no story has these.
 */
function namedStories(json: string): readonly string[] {
  return [...new Set(Array.from(json.matchAll(UUID), ([, uuid = '']) => uuid))]
}

/** Writes down which stories documents name, given as the JSON of their content. */
export async function insertNamedStories(
  database: Database,
  documents: readonly { readonly id: number; readonly json: string }[],
): Promise<void> {
  const rows = documents.flatMap(({ id, json }) => namedStories(json).map((uuid) => [uuid, id]))
  await bulkInsert(database, 'document_link', { uuid: 'text', document_id: 'whole' }, rows)
}

const UUID = /(?<!"_uid":)"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g

/**
 * What tells the uploaded files apart that a text names: the part of their addresses with the digest of their
 * bytes (asset-addresses#addresses). Each once, in no particular order.
 */
export function namedFiles(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(DIGEST), ([, digest = '']) => digest))]
}

/** Writes down which uploaded files documents name, given as the JSON of their content. */
export async function insertNamedFiles(
  database: Database,
  documents: readonly { readonly id: number; readonly json: string }[],
): Promise<void> {
  const rows = documents.flatMap(({ id, json }) => namedFiles(json).map((file) => [file, id]))
  await bulkInsert(database, 'document_file', { file: 'text', document_id: 'whole' }, rows)
}

/** Between two slashes; the second may be the first of the next. */
const DIGEST = /\/([0-9a-f]{16})(?=\/)/g
