import { readText } from '../values/read-text.ts'

/** By their names in HTML, lower case: `title`, `rel`, `hreflang`, `lang` and `data-…`. */
export type LinkAttributes = Readonly<Record<string, string>>

/**
 * Attributes that an editor gave a link beside its address (delivery-protocol#rich-text, `custom`). Only
 * those are kept that cannot change the page (BLOCK-11): nothing that runs, styles, names an element, tells
 * screen readers something else than is written, or means something to the site's own scripts. Undefined
 * when nothing is left. Never throws.
 */
export function readLinkAttributes(custom: unknown): LinkAttributes | undefined {
  if (typeof custom !== 'object' || custom === null || Array.isArray(custom)) return undefined
  const entries = Object.entries(custom).flatMap(([key, raw]) => {
    const name = key.toLowerCase()
    const value = typeof raw === 'string' ? readValue(name, raw) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries.slice(0, MOST))
}

function readValue(name: string, raw: string): string | undefined {
  if (raw.length > LONGEST) return undefined
  switch (name) {
    case 'title':
      return readText(raw)
    case 'rel':
      return readRelations(raw)
    case 'lang':
    case 'hreflang':
      return /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i.test(raw) ? raw : undefined
    default:
      return /^data(?:-[a-z0-9]+)+$/.test(name) && !OWN_NAMES.has(name) ? raw : undefined
  }
}

/** What says something of the place a link leads to; not `opener`, which would give it this window. */
function readRelations(raw: string): string | undefined {
  const relations = raw.toLowerCase().split(/\s+/)
  return relations.filter((relation) => RELATIONS.has(relation)).join(' ') || undefined
}

const MOST = 20
const LONGEST = 500
const RELATIONS: ReadonlySet<string> = new Set([
  ...['nofollow', 'sponsored', 'ugc', 'external', 'noopener', 'noreferrer'],
  ...['author', 'bookmark', 'help', 'license', 'me', 'next', 'prev', 'search', 'tag'],
])
/** Those that scripts and styles of the site look for; a test there knows when one is missing. */
const OWN_NAMES: ReadonlySet<string> = new Set(
  [
    ...['and-ai', 'at', 'block', 'block-notice', 'blok', 'blok-c', 'blok-uid', 'ends', 'enhance'],
    ...[
      'example',
      'failed',
      'gone',
      'ground',
      'hub',
      'hydrated',
      'island',
      'label',
      'lang',
      'loading',
    ],
    ...['locale', 'main-rotation', 'module', 'notice', 'page', 'part', 'pause', 'pause-on-hover'],
    ...['play', 'prefix', 'props', 'reading', 'recording', 'specimen', 'src', 'starts', 'state'],
    ...['text', 'typed', 'when'],
  ].map((name) => `data-${name}`),
)
