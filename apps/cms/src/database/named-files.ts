import { bulkInsert } from './bulk-insert.ts'
import type { Database } from './database.ts'

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
