import fc from 'fast-check'

/** One way to corrupt one place of a story's content. */
export interface Corruption {
  /** Path to the node: each number picks a child, modulo the number of children. */
  readonly steps: readonly number[]
  readonly kind: keyof typeof corruptValues
}

const DEPTH = 2_000
const LONG_TEXT_CHARACTERS = 5 * 1024 * 1024

/** Values that editors, imports and broken plugins leave behind, and worse. */
const corruptValues = {
  nothing: () => null,
  missing: () => undefined,
  number: () => 42,
  notANumber: () => Number.NaN,
  flag: () => true,
  markup: () => '<script>alert(1)</script> " onload=x',
  emptyText: () => '',
  emptyList: () => [],
  emptyObject: () => ({}),
  list: (old: unknown) => [old, old, null, 7],
  wrapped: (old: unknown) => ({ value: old }),
  unknownComponent: (old: unknown) => ({ ...(old as object), component: 'no-such-block' }),
  noComponent: () => ({ _uid: 'x', component: '' }),
  prototypeKeys: () => JSON.parse('{"__proto__": {"heading": "x"}, "constructor": 1}') as unknown,
  deep: () => Array.from({ length: DEPTH }).reduce((inner: unknown) => ({ body: [inner] }), 'end'),
  deepRichText: () =>
    Array.from({ length: DEPTH }).reduce(
      (inner: unknown) => ({ type: 'blockquote', content: [inner] }),
      { type: 'paragraph' },
    ),
  scriptLink: () => ({
    linktype: 'url',
    url: 'javascript:alert(1)',
    cached_url: 'javascript:alert(1)',
  }),
  hostileText: () => '\u0000\ud800</style></script><!--\u202e',
  cycle: (_old: unknown, uuid: string) => [
    uuid,
    { linktype: 'story', id: uuid, cached_url: '' },
    uuid,
  ],
  cyclicLink: (_old: unknown, uuid: string) => ({ linktype: 'story', id: uuid, cached_url: '' }),
  veryLong: () => 'Ten chars '.repeat(LONG_TEXT_CHARACTERS / 10),
} satisfies Record<string, (old: unknown, uuid: string) => unknown>

/** Kinds that take too long to be as frequent as the others. */
const RARE = new Set<keyof typeof corruptValues>(['veryLong', 'deep', 'deepRichText'])
const kinds = Object.keys(corruptValues) as (keyof typeof corruptValues)[]

export const arbitraryCorruptions: fc.Arbitrary<readonly Corruption[]> = fc.array(
  fc.record({
    steps: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 9 }),
    kind: fc.oneof(
      { arbitrary: fc.constantFrom(...kinds.filter((kind) => !RARE.has(kind))), weight: 60 },
      { arbitrary: fc.constantFrom(...RARE), weight: 1 },
    ),
  }),
  { minLength: 1, maxLength: 3 },
)

/**
 * A copy of a story's content with the given places corrupted.
 *
 * @param uuid the story's own, for relations that lead back to it
 * @returns the copy, and the indexes of the unchanged top-level blocks
 */
export function corrupt(
  content: Record<string, unknown>,
  corruptions: readonly Corruption[],
  uuid: string,
): { readonly content: unknown; readonly untouched: readonly number[] } {
  const copy = structuredClone(content)
  const touched = new Set<number | 'all'>()
  for (const { steps, kind } of corruptions) {
    const path = pathTo(copy, steps)
    if (path[0] === 'body') touched.add(typeof path[1] === 'number' ? path[1] : 'all')
    if (path[0] === 'component') touched.add('all')
    // The first block draws the page's graphic; any block may draw from the page's dataset.
    if (path[0] === 'graphic') touched.add(0)
    if (path[0] === 'world' || path[0] === 'world_project') touched.add('all')
    replaceAt(copy, path, (old) => corruptValues[kind](old, uuid))
  }
  const blocks = Array.isArray(content.body) ? content.body : []
  const untouched = touched.has('all') ? [] : [...blocks.keys()].filter((at) => !touched.has(at))
  return { content: copy, untouched }
}

type Path = readonly (string | number)[]

/** The path that the steps lead to, as far as there are children. */
function pathTo(value: unknown, steps: readonly number[]): Path {
  const [step = 0, ...rest] = steps
  const keys = Array.isArray(value)
    ? [...value.keys()]
    : typeof value === 'object' && value !== null
      ? Object.keys(value)
      : []
  const key = keys[step % Math.max(keys.length, 1)]
  if (key === undefined) return []
  const child = (value as Record<string | number, unknown>)[key]
  const below = rest.length === 0 ? [] : pathTo(child, rest)
  return [key, ...below]
}

/** Replaces the value at a path; deletes an object's member if `change` returns undefined. */
function replaceAt(root: unknown, path: Path, change: (old: unknown) => unknown): void {
  const last = path.at(-1)
  if (last === undefined) return
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], root)
  const holder = parent as Record<string | number, unknown>
  const next = change(holder[last])
  if (next === undefined && !Array.isArray(parent)) delete holder[last]
  else holder[last] = next
}
