import { readText } from '../values/read-text.ts'

/** By their names in HTML, lower case: `title`, `rel`, `hreflang`, `lang` and `data-…`. */
export type LinkAttributes = Readonly<Record<string, string>>

/**
 * Further attributes that an editor gave a link (delivery-protocol#rich-text, `custom`). Only attributes that
 * cannot affect the page are kept (BLOCK-11): none that runs code, sets styles, names an element, tells
 * screen readers anything but the visible text, or has a meaning for the site's own scripts. Undefined when
 * none is left. Never throws.
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

/**
 * `rel` values that describe the link's destination; not `opener`, which would give it access to this window.
 */
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
/**
 * `data-` attributes that the site's scripts and styles use; a test in the site fails when one is missing
 * here.
 */
const OWN_NAMES: ReadonlySet<string> = new Set(
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
