import type { Json, JsonObject } from '../../../document/json.ts'

/** An attribute that people can change in the editor. All others are stored as they were read. */
interface EditableAttribute {
  /** Name in the stored JSON. */
  readonly stored: string
  /** Name in the editor's document; by default the stored one. */
  readonly inEditor?: string
  /** Reads the value in the editor's document from the stored attributes. */
  readonly read: (attrs: JsonObject) => Json
}

const CELL_ATTRIBUTES: readonly EditableAttribute[] = [
  { stored: 'colspan', read: ({ colspan }) => readSpan(colspan) },
  { stored: 'rowspan', read: ({ rowspan }) => readSpan(rowspan) },
  {
    stored: 'colwidth',
    read: ({ colspan, colwidth }) => readColumnWidths(colwidth, readSpan(colspan)),
  },
]

/** Editable attributes by the type of node. */
const EDITABLE_ATTRIBUTES: ReadonlyMap<string, readonly EditableAttribute[]> = new Map([
  ['heading', [{ stored: 'level', read: ({ level }) => readLevel(level) }]],
  [
    'ordered_list',
    [{ stored: 'order', inEditor: 'start', read: ({ order, start }) => readStart(order ?? start) }],
  ],
  [
    'code_block',
    [{ stored: 'class', inEditor: 'language', read: (attrs) => readLanguage(attrs.class) }],
  ],
  ['tableCell', CELL_ATTRIBUTES],
  ['tableHeader', CELL_ATTRIBUTES],
])

/** Reads the editable attributes of a type of node, by their names in the editor's document. */
export function readAttributes(name: string, attrs: JsonObject): JsonObject {
  return Object.fromEntries(
    (EDITABLE_ATTRIBUTES.get(name) ?? []).map(({ stored, inEditor = stored, read }) => [
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
  for (const attribute of EDITABLE_ATTRIBUTES.get(name) ?? []) {
    const { stored: storedName, inEditor = storedName, read } = attribute
    const value = attrs[inEditor] ?? null
    if (JSON.stringify(value) === JSON.stringify(read(stored))) continue
    const newValue = storedName === 'class' && value !== null ? `language-${value}` : value
    result = { ...result, [storedName]: newValue }
  }
  return result
}

/** Returns null when no valid level is stored. */
function readLevel(level: Json | undefined): Json {
  const number = Number(level)
  return Number.isInteger(number) && number >= 1 && number <= 6 ? number : null
}

function readStart(start: Json | undefined): Json {
  const number = Number(start ?? 1)
  return Number.isSafeInteger(number) && number >= 0 ? number : 1
}

function readLanguage(name: Json | undefined): Json {
  return typeof name === 'string' ? name.replace(/^language-/, '') : null
}

const MAX_SPAN = 100

function readSpan(span: Json | undefined): number {
  const number = Math.trunc(Number(span ?? 1))
  return number >= 1 ? Math.min(number, MAX_SPAN) : 1
}

function readColumnWidths(widths: Json | undefined, span: number): Json {
  const isValid =
    Array.isArray(widths) && widths.length === span && widths.every((w) => typeof w === 'number')
  return isValid ? widths : null
}
