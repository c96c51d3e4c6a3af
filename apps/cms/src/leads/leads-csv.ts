import type { Lead } from './find-leads.ts'

/**
 * Leads as a table for a spreadsheet, a line at a time: a column for every field that any of them has, in the
 * order in which they come, and one for all that was agreed to. No cell begins like a formula, since spreadsheets would run what a visitor typed.
 *
 * @param every gives the leads; it is asked twice, first for the names of the fields
 */
export async function leadsCsv(
  every: () => AsyncIterable<Lead>,
): Promise<ReadableStream<Uint8Array>> {
  const [fields, utm] = [new Set<string>(), new Set<string>()]
  for await (const lead of every()) {
    const agreed = new Set(lead.consent.map(({ name }) => name))
    for (const name of Object.keys(lead.fields)) if (!agreed.has(name)) fields.add(name)
    for (const name of Object.keys(lead.utm)) utm.add(name)
  }
  const table = lines(every, [...fields], [...utm])[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await table.next()
      if (done === true) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

async function* lines(
  every: () => AsyncIterable<Lead>,
  fields: readonly string[],
  utm: readonly string[],
): AsyncIterable<string> {
  yield CSV_START
  const own = [...FACTS, 'consent', ...utm.map((name) => `utm_${name}`)]
  yield csvLine([...own, ...fields.map((name) => (own.includes(name) ? `field_${name}` : name))])
  for await (const lead of every()) {
    const { id, form, createdAt, state, page, referrer, lang, suspect } = lead
    const given = lead.consent.map(({ name, given }) => `${name}: ${given ? 'yes' : 'no'}`)
    yield csvLine([
      ...[id, form, createdAt, state, page, referrer, lang, suspect ?? ''],
      given.join('; '),
      ...utm.map((name) => memberOf(lead.utm, name)),
      ...fields.map((name) => [memberOf(lead.fields, name)].flat().join('; ')),
    ])
  }
}

const FACTS = ['id', 'form', 'created_at', 'state', 'page', 'referrer', 'lang', 'suspect']

function memberOf<Value>(of: Readonly<Record<string, Value>>, name: string): Value | string {
  return (Object.hasOwn(of, name) ? of[name] : undefined) ?? ''
}

/**
 * A line of a table for a spreadsheet (RFC 4180): every cell between quotes, and none that begins like a formula,
 * since spreadsheets would run what a visitor typed.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** What a table begins with, so that spreadsheets read it as UTF-8: without it they break every umlaut. */
export const CSV_START = '\uFEFF'

/** With an apostrophe before whatever a spreadsheet would take for a formula. */
function harmless(cell: string): string {
  const text = cell.toWellFormed().replaceAll('\0', '')
  return FORMULA.test(text) ? `'${text}` : text
}

/** The signs, their wide forms, and the characters that some programs skip or split at. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u
