import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { insertNamedFiles } from '../named-in-documents.ts'
import { columnTypes } from './column-types.ts'
import { eachDocument } from './each-document.ts'

/**
 * References from documents to uploaded files, so that the uses of a file are found without reading all
 * content. Tokens are stored as digests only from now on.
 */
export async function addNamedFiles(database: Database): Promise<void> {
  const { kind, db } = database
  const { text } = columnTypes(kind)
  const schema = (db as Kysely<unknown>).schema
  await schema
    .createTable('document_file')
    .addColumn('file', text, (column) => column.notNull())
    .addColumn('document_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_file_key', ['file', 'document_id'])
    .execute()
  await schema
    .createIndex('document_file_document')
    .on('document_file')
    .column('document_id')
    .execute()
  await schema.alterTable('token').dropColumn('sealed').execute()
  await eachDocument(database, (documents) => insertNamedFiles(database, documents))
}
