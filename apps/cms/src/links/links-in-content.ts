/** A link or a file as it is stored, and where it stands in its story. */
export interface StoredLink {
  readonly kind: 'link' | 'file'
  /** `_uid` of the innermost block around it. */
  readonly block: string
  readonly component: string
  /** The field of that block. */
  readonly field: string
  /** A multilink, or an asset. */
  readonly stored: Readonly<Record<string, unknown>>
}

type Place = Pick<StoredLink, 'block' | 'component' | 'field'>

/** Every link and every file in a story's content: in fields, in rich text, and where a redirect leads. */
export function* linksInContent(content: unknown): Generator<StoredLink> {
  yield* linksIn(content, { block: '', component: '', field: '' }, 0)
}

function* linksIn(value: unknown, place: Place, depth: number): Generator<StoredLink> {
  if (typeof value !== 'object' || value === null || depth > MOST_DEPTH) return
  if (Array.isArray(value)) {
    for (const item of value) yield* linksIn(item, place, depth + 1)
    return
  }
  const found = Object(value) as Readonly<Record<string, unknown>>
  const attrs = found.type === 'link' ? found.attrs : undefined
  if (found.fieldtype === 'multilink' || 'linktype' in found) {
    yield { kind: 'link', ...place, stored: found }
  } else if (typeof attrs === 'object' && attrs !== null) {
    yield { kind: 'link', ...place, stored: asMultilink(Object(attrs)) }
  } else if (found.fieldtype === 'asset') {
    yield { kind: 'file', ...place, stored: found }
  } else if (typeof found.component === 'string') {
    yield* linksInBlock(found, found.component, depth)
  } else {
    for (const inner of Object.values(found)) yield* linksIn(inner, place, depth + 1)
  }
}

function* linksInBlock(
  found: Readonly<Record<string, unknown>>,
  component: string,
  depth: number,
): Generator<StoredLink> {
  const block = typeof found._uid === 'string' ? found._uid : ''
  for (const [field, inner] of Object.entries(found)) {
    const place = { block, component, field }
    const isAddress = field === 'destination_url' && typeof inner === 'string'
    if (isAddress) yield { kind: 'link', ...place, stored: { linktype: 'url', url: inner } }
    else yield* linksIn(inner, place, depth + 1)
  }
}

/** Links of rich text hold the same under other names (delivery-protocol#rich-text). */
function asMultilink(attrs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { href, uuid, linktype } = attrs
  const email = linktype === 'email' ? href : ''
  return { ...attrs, id: uuid, url: href, cached_url: href, email }
}

const MOST_DEPTH = 200
