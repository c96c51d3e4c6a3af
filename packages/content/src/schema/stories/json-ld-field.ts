import { structuredData } from '../blocks/structured-data.ts'
import type { Field } from '../fields/field.ts'
import { storedFields } from '../values/stored-value.ts'
import { readJsonLd } from './json-ld.ts'

/** Valid JSON-LD documents and the number of invalid ones (BLOCK-8). */
export interface JsonLdDocuments {
  readonly valid: readonly string[]
  readonly invalidCount: number
}

export const jsonLdDocuments: Field<JsonLdDocuments, JsonLdDocuments> = {
  definition: {
    type: 'bloks',
    display_name: 'Structured data',
    description: 'JSON-LD documents for search engines.',
    component_whitelist: [structuredData.component],
  },
  read: readDocuments,
  fallback: { valid: [], invalidCount: 0 },
}

function readDocuments(raw: unknown): JsonLdDocuments | undefined {
  if (!Array.isArray(raw)) return undefined
  const documents = raw.map((entry) => readJsonLd(storedFields(entry).code))
  const valid = documents.filter((document) => document !== undefined)
  return { valid, invalidCount: documents.length - valid.length }
}
