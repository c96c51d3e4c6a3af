import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { insertFileReferences } from '../document-references.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'
import { eachDocument } from './each-document.ts'

/**
 * References from documents to uploaded files, to find uses without reading content. Also drops `token.sealed`, the
 * encrypted copies of tokens; the tokens stay valid.
 */
export async function createFileReferenceTable(database: Database): Promise<void> {
  const { text } = columnTypes(database.kind)
  await runStatements(database.db, [
    sql`create table document_file (
      file ${text} not null, document_id bigint not null,
      constraint document_file_key primary key (file, document_id))`,
    sql`create index document_file_document on document_file (document_id)`,
    sql`alter table token drop column sealed`,
  ])
  await eachDocument(database, (documents) => insertFileReferences(database, documents))
}
