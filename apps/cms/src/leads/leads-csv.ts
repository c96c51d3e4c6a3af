import { BYTE_ORDER_MARK, csvLine } from '../csv.ts'
import type { StoredLead } from './find-leads.ts'

/**
 * Streams leads as CSV: `LEAD_COLUMNS`, a column for all consents, and one for each campaign parameter and field that
 * occurs.
 * @param readLeads reads the leads; called twice, first to collect the names of parameters and fields
 */
export async function leadsCsv(
  readLeads: () => AsyncIterable<StoredLead>,
): Promise<ReadableStream<Uint8Array>> {
  const [fieldNames, utmNames] = [new Set<string>(), new Set<string>()]
  for await (const lead of readLeads()) {
    const consentNames = new Set(lead.consent.map(({ name }) => name))
    for (const name of Object.keys(lead.fields)) if (!consentNames.has(name)) fieldNames.add(name)
    for (const name of Object.keys(lead.utm)) utmNames.add(name)
  }
  const lines = csvLines(readLeads, [...fieldNames], [...utmNames])[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await lines.next()
      if (done === true) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

async function* csvLines(
  readLeads: () => AsyncIterable<StoredLead>,
  fieldNames: readonly string[],
  utmNames: readonly string[],
): AsyncIterable<string> {
  yield BYTE_ORDER_MARK
  const fixedColumns = [...LEAD_COLUMNS, 'consent', ...utmNames.map((name) => `utm_${name}`)]
  yield csvLine([
    ...fixedColumns,
    ...fieldNames.map((name) => (fixedColumns.includes(name) ? `field_${name}` : name)),
  ])
  for await (const lead of readLeads()) {
    const { id, form, created_at, state, page, referrer, lang, suspect } = lead
    const consents = lead.consent.map(({ name, given }) => `${name}: ${given ? 'yes' : 'no'}`)
    yield csvLine([
      ...[id, form, created_at, state, page, referrer, lang, suspect ?? ''],
      consents.join('; '),
      ...utmNames.map((name) => valueIn(lead.utm, name)),
      ...fieldNames.map((name) => [valueIn(lead.fields, name)].flat().join('; ')),
    ])
  }
}

const LEAD_COLUMNS = ['id', 'form', 'created_at', 'state', 'page', 'referrer', 'lang', 'suspect']

function valueIn<Value>(record: Readonly<Record<string, Value>>, name: string): Value | string {
  return (Object.hasOwn(record, name) ? record[name] : undefined) ?? ''
}
