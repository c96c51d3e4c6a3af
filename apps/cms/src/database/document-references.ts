import { bulkInsert } from './bulk-load.ts'
import type { Database } from './database.ts'

/** Distinct uuids in a document's JSON, except those of its own blocks. Some may not belong to a story. */
function storyUuidsIn(json: string): readonly string[] {
  return [...new Set(Array.from(json.matchAll(UUID), ([, uuid = '']) => uuid))]
}

/** Stores which stories the documents reference. */
export async function insertStoryReferences(
  database: Database,
  documents: readonly { readonly id: number; readonly json: string }[],
): Promise<void> {
  const rows = documents.flatMap(({ id, json }) => storyUuidsIn(json).map((uuid) => [uuid, id]))
  await bulkInsert(database, 'document_link', { uuid: 'text', document_id: 'integer' }, rows)
}

const UUID = /(?<!"_uid":)"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g

/** Distinct digests in the addresses of uploaded files that a text contains (asset-addresses#addresses). */
export function fileDigestsIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(DIGEST), ([, digest = '']) => digest))]
}

/** Stores which uploaded files the documents reference. */
export async function insertFileReferences(
  database: Database,
  documents: readonly { readonly id: number; readonly json: string }[],
): Promise<void> {
  const rows = documents.flatMap(({ id, json }) => fileDigestsIn(json).map((file) => [file, id]))
  await bulkInsert(database, 'document_file', { file: 'text', document_id: 'integer' }, rows)
}

/** A digest between two slashes. The lookahead leaves the second slash for the next match. */
const DIGEST = /\/([0-9a-f]{16})(?=\/)/g
