import type { Json, JsonObject } from '../../../document/json.ts'

/** An attribute that people can change in the editor. All others are stored as they were read. */
interface EditableAttribute {
  readonly stored: string
  /** Name in the editor's document; by default the stored one. */
  readonly inEditor?: string
  /** Reads the value in the editor's document from the stored attributes. */
  readonly read: (attrs: JsonObject) => Json
}

const CELL_ATTRIBUTES: readonly EditableAttribute[] = [
  { stored: 'colspan', read: ({ colspan }) => spanOf(colspan) },
  { stored: 'rowspan', read: ({ rowspan }) => spanOf(rowspan) },
  { stored: 'colwidth', read: ({ colspan, colwidth }) => widthsOf(colwidth, spanOf(colspan)) },
]

/** Editable attributes by the type of node. */
const EDITABLE: ReadonlyMap<string, readonly EditableAttribute[]> = new Map([
  ['heading', [{ stored: 'level', read: ({ level }) => levelOf(level) }]],
  [
    'ordered_list',
    [{ stored: 'order', inEditor: 'start', read: ({ order, start }) => startOf(order ?? start) }],
  ],
  [
    'code_block',
    [{ stored: 'class', inEditor: 'language', read: (attrs) => languageOf(attrs.class) }],
  ],
  ['tableCell', CELL_ATTRIBUTES],
  ['tableHeader', CELL_ATTRIBUTES],
])

/** Reads the editable attributes of a type of node, by their names in the editor's document. */
export function readAttributes(name: string, attrs: JsonObject): JsonObject {
  return Object.fromEntries(
    (EDITABLE.get(name) ?? []).map(({ stored, inEditor = stored, read }) => [
      inEditor,
      read(attrs),
    ]),
  )
}

/** Returns the attributes to store: `stored`, in which only attributes whose meaning has changed are replaced. */
export function writeAttributes(
  name: string,
  attrs: Readonly<Record<string, Json>>,
  stored: JsonObject,
): JsonObject {
  let result = stored
  for (const { stored: storedName, inEditor = storedName, read } of EDITABLE.get(name) ?? []) {
    const value = attrs[inEditor] ?? null
    if (JSON.stringify(value) === JSON.stringify(read(stored))) continue
    const newValue = storedName === 'class' && value !== null ? `language-${value}` : value
    result = { ...result, [storedName]: newValue }
  }
  return result
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
