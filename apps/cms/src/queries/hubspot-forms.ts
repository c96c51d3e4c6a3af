import { sql } from 'kysely'
import { contains } from '../database/compare.ts'
import type { Database } from '../database/database.ts'

/** HubSpot forms in published content: `{data centre}/{portal}/{form}`, lowercase (embed-messages#forms-of-hubspot). */
export async function listHubspotForms(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.db
    .selectFrom('document')
    .select('content')
    .where('is_published', '=', 1)
    .where(contains(database, sql.ref('content'), 'hubspot:'))
    .execute()
  const matches = rows.flatMap(({ content }) => [...content.matchAll(FORM_FIELD)])
  return new Set(
    matches.map(([, region = 'na1', portal = '', form = '']) => hubspotKey(region, portal, form)),
  )
}

/** Key of a form, as in the result of `listHubspotForms`. */
export function hubspotKey(region: string, portal: string, form: string): string {
  return `${region}/${portal}/${form.toLowerCase()}`
}

/** The JSON of a field with a HubSpot form: of a block, or of a gated file. */
const FORM_FIELD =
  /"(?:form_id|gated_form)":"\s*hubspot:(?:([a-z]{2}\d)\/)?(\d{1,12})\/([\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12})\s*"/g
