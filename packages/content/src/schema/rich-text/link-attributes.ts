import { readText } from '../values/read-text.ts'
import { storedFields } from '../values/stored-value.ts'

/** Keyed by lower-case HTML name: `title`, `rel`, `hreflang`, `lang` and `data-…`. */
export type LinkAttributes = Readonly<Record<string, string>>

/**
 * Reads a link's `custom` attributes (delivery-protocol#rich-text), without those that could affect the page
 * (BLOCK-11): attributes that run code, set styles, name an element, change what screen readers say, or serve the
 * site's scripts. Never throws.
 */
export function readLinkAttributes(custom: unknown): LinkAttributes | undefined {
  const entries = Object.entries(storedFields(custom)).flatMap(([key, raw]) => {
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
      return /^data(?:-[a-z0-9]+)+$/.test(name) && !isReserved(name) ? raw : undefined
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
/** True for the names of the site, and for those that begin with `data-x-`, which extensions have for their own. */
function isReserved(name: string): boolean {
  return RESERVED_NAMES.has(name) || name.startsWith('data-x-')
}

/**
 * Names that the site's scripts and styles use, and general ones that extensions share with it; a test of the site
 * fails if one is missing here.
 */
const RESERVED_NAMES: ReadonlySet<string> = new Set(
  `and-ai at band block block-notice blok blok-c blok-uid bridge caption cell choice consent
   damaged due ends enhance example failed fault film follow frame from gone ground heard hub
   hydrated island label lang loaded loading locale locked main-rotation module notice
   on-every-page page parameter parent part pause pause-on-hover play prefix price props reading
   recording specimen src starts state story tag-manager text title to type typed when zone`
    .split(/\s+/)
    .map((name) => `data-${name}`),
)
