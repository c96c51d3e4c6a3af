import { readText } from '../values/read-text.ts'

/** By lower-case name in HTML: `title`, `rel`, `hreflang`, `lang` and `data-…`. */
export type LinkAttributes = Readonly<Record<string, string>>

/**
 * Reads a link's `custom` attributes (delivery-protocol#rich-text), without those that could affect the
 * page (BLOCK-11): that run code, set styles, name an element, give screen readers another text, or are
 * used by the site's scripts. Never throws.
 */
export function readLinkAttributes(custom: unknown): LinkAttributes | undefined {
  if (typeof custom !== 'object' || custom === null || Array.isArray(custom)) return undefined
  const entries = Object.entries(custom).flatMap(([key, raw]) => {
    const name = key.toLowerCase()
    const value = typeof raw === 'string' ? readValue(name, raw) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries.slice(0, MAX_ATTRIBUTES))
}

function readValue(name: string, raw: string): string | undefined {
  if (raw.length > MAX_CHARACTERS) return undefined
  switch (name) {
    case 'title':
      return readText(raw)
    case 'rel':
      return readRelations(raw)
    case 'lang':
    case 'hreflang':
      return /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i.test(raw) ? raw : undefined
    default:
      return /^data(?:-[a-z0-9]+)+$/.test(name) && !RESERVED_NAMES.has(name) ? raw : undefined
  }
}

/** Keeps values that describe the destination; `opener` would give it access to this window. */
function readRelations(raw: string): string | undefined {
  const relations = raw.toLowerCase().split(/\s+/)
  return relations.filter((relation) => RELATIONS.has(relation)).join(' ') || undefined
}

const MAX_ATTRIBUTES = 20
const MAX_CHARACTERS = 500
const RELATIONS: ReadonlySet<string> = new Set([
  ...['nofollow', 'sponsored', 'ugc', 'external', 'noopener', 'noreferrer'],
  ...['author', 'bookmark', 'help', 'license', 'me', 'next', 'prev', 'search', 'tag'],
])
/** Used by the site's scripts and styles; a test there fails if one is missing here. */
const RESERVED_NAMES: ReadonlySet<string> = new Set(
  [
    ...['and-ai', 'at', 'block', 'block-notice', 'blok', 'blok-c', 'blok-uid', 'bridge', 'cell'],
    ...['band', 'due', 'fault', 'from', 'parameter', 'price', 'to', 'zone'],
    ...[
      'choice',
      'consent',
      'damaged',
      'ends',
      'enhance',
      'everywhere',
      'example',
      'failed',
      'film',
      'follow',
      'frame',
    ],
    ...[
      'gone',
      'ground',
      'heard',
      'hub',
      'hydrated',
      'instrument',
      'island',
      'label',
      'lang',
      'levelling',
      'loaded',
      'loading',
    ],
    ...['locale', 'locked', 'main-rotation', 'module', 'notice', 'page', 'parent', 'part'],
    ...['pause', 'pause-on-hover', 'play', 'prefix', 'props', 'reading', 'recording', 'specimen'],
    ...[
      'src',
      'starts',
      'state',
      'story',
      'tag-manager',
      'text',
      'title',
      'tower',
      'type',
      'typed',
    ],
    ...['when'],
  ].map((name) => `data-${name}`),
)
