import type { Json, JsonObject } from '../../../document/json.ts'

/** An attribute that the editor can change; all others stay as they are. */
interface KnownAttribute {
  readonly stored: string
  readonly inEditor: string
  readonly read: (attrs: JsonObject) => Json
}

const spans: readonly KnownAttribute[] = [
  { stored: 'colspan', inEditor: 'colspan', read: ({ colspan }) => spanOf(colspan) },
  { stored: 'rowspan', inEditor: 'rowspan', read: ({ rowspan }) => spanOf(rowspan) },
  {
    stored: 'colwidth',
    inEditor: 'colwidth',
    read: ({ colspan, colwidth }) => widthsOf(colwidth, spanOf(colspan)),
  },
]

const KNOWN: ReadonlyMap<string, readonly KnownAttribute[]> = new Map([
  ['heading', [{ stored: 'level', inEditor: 'level', read: ({ level }) => levelOf(level) }]],
  [
    'ordered_list',
    [{ stored: 'order', inEditor: 'start', read: ({ order, start }) => startOf(order ?? start) }],
  ],
  [
    'code_block',
    [{ stored: 'class', inEditor: 'language', read: (attrs) => languageOf(attrs.class) }],
  ],
  ['tableCell', spans],
  ['tableHeader', spans],
])

export function readAttributes(name: string, attrs: JsonObject): JsonObject {
  return Object.fromEntries(
    (KNOWN.get(name) ?? []).map(({ inEditor, read }) => [inEditor, read(attrs)]),
  )
}

/** Returns a node's attributes to store. Only those whose meaning has changed are written again. */
export function writeAttributes(
  name: string,
  attrs: Readonly<Record<string, Json>>,
  stored: JsonObject,
): JsonObject {
  let written = stored
  for (const known of KNOWN.get(name) ?? []) {
    const value = attrs[known.inEditor] ?? null
    if (JSON.stringify(value) === JSON.stringify(known.read(stored))) continue
    const text = known.stored === 'class' && value !== null ? `language-${value}` : value
    written = { ...written, [known.stored]: text }
  }
  return written
}

/** Null when no valid level is stored. */
function levelOf(level: Json | undefined): Json {
  const number = Number(level)
  return Number.isInteger(number) && number >= 1 && number <= 6 ? number : null
}

function startOf(start: Json | undefined): Json {
  const number = Number(start ?? 1)
  return Number.isSafeInteger(number) && number >= 0 ? number : 1
}

function languageOf(name: Json | undefined): Json {
  return typeof name === 'string' ? name.replace(/^language-/, '') : null
}

const MAX_SPAN = 100

function spanOf(span: Json | undefined): number {
  const number = Math.trunc(Number(span ?? 1))
  return number >= 1 ? Math.min(number, MAX_SPAN) : 1
}

function widthsOf(widths: Json | undefined, span: number): Json {
  const isValid =
    Array.isArray(widths) && widths.length === span && widths.every((w) => typeof w === 'number')
  return isValid ? widths : null
}
