import type { MarkdownLinks, RawMark } from '../markdown/raw-node.ts'
import type { AssetFile } from './asset-file.ts'
import { assetUrl } from './asset-file.ts'
import { found, isMapping, type Place } from './place.ts'
import { uuidOf } from './stable-ids.ts'

/** Where a written address leads. */
export type Target =
  | { readonly kind: 'story'; readonly fullSlug: string; readonly anchor: string | undefined }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'file'; readonly file: AssetFile }

export interface LinkSurroundings {
  /** Folders that have a start page, such as `careers`. */
  readonly startFolders: ReadonlySet<string>
  /** Folders without one, such as `blog`: their address leads to a redirect, not to a story. */
  readonly bareFolders: ReadonlySet<string>
  /** The story's own printed file, made when something asks for it. */
  readonly ownFile: () => AssetFile
}

/**
 * Where an address of a draft leads: `/path`, `/path#part`, `#part`, `https://…`, `mailto:…`, `tel:…`
 * or `pdf:` (the story's own file).
 */
export function readTarget(
  address: string,
  place: Place,
  surroundings: LinkSurroundings,
): Target | undefined {
  if (address === 'pdf:') return { kind: 'file', file: surroundings.ownFile() }
  if (/^https:\/\/[^\s]+$/.test(address) || /^tel:\+?[0-9-]+$/.test(address)) {
    return { kind: 'url', url: address }
  }
  const email = /^mailto:([^\s?]+@[^\s?]+)$/.exec(address)?.[1]
  if (email !== undefined) return { kind: 'email', email }
  if (/^#[^\s]+$/.test(address)) return { kind: 'url', url: address }
  if (/^\/(?!\/)[^\s]*$/.test(address)) return internalTarget(address, surroundings)
  return place.fault(
    `expected a link such as /path, https://…, mailto:…, tel:… or pdf:, found ${found(address)}`,
  )
}

function internalTarget(address: string, { startFolders, bareFolders }: LinkSurroundings): Target {
  const [beforeAnchor = '', anchor] = address.split('#', 2)
  if (beforeAnchor.includes('?') || /\.(xml|txt)$/.test(beforeAnchor))
    return { kind: 'url', url: address }
  const bare = beforeAnchor.replace(/^\/|\/$/g, '')
  if (bareFolders.has(bare)) return { kind: 'url', url: address }
  const fullSlug = bare === '' ? 'home' : startFolders.has(bare) ? `${bare}/` : bare
  return { kind: 'story', fullSlug, anchor }
}

/** The stored multilink of a draft's link field: an address, or `{pdf: true}`. */
export function multilink(
  value: unknown,
  place: Place,
  surroundings: LinkSurroundings,
): Record<string, unknown> | undefined {
  const address = isMapping(value) && value.pdf === true ? 'pdf:' : value
  if (typeof address !== 'string') {
    return place.fault(`expected a link such as /contact/, found ${found(value)}`)
  }
  const target = readTarget(address.trim(), place, surroundings)
  return target === undefined ? undefined : storedMultilink(target)
}

function storedMultilink(target: Target): Record<string, unknown> {
  const fieldtype = 'multilink'
  switch (target.kind) {
    case 'story': {
      const { fullSlug, anchor } = target
      const id = uuidOf(fullSlug)
      const link = { fieldtype, linktype: 'story', id, url: '', cached_url: fullSlug }
      return anchor === undefined ? link : { ...link, anchor }
    }
    case 'url':
      return { fieldtype, linktype: 'url', id: '', url: target.url, cached_url: target.url }
    case 'email':
      return {
        fieldtype,
        linktype: 'email',
        id: '',
        url: '',
        cached_url: target.email,
        email: target.email,
      }
    case 'file': {
      const url = assetUrl(target.file)
      return { fieldtype, linktype: 'asset', id: String(target.file.id), url, cached_url: url }
    }
  }
}

/** How Markdown inside a story's texts gets its links and pictures. */
export function markdownLinks(
  place: Place,
  surroundings: LinkSurroundings,
  picture: MarkdownLinks['picture'],
): MarkdownLinks {
  return {
    link: (address) => {
      const target = readTarget(address, place, surroundings)
      return target === undefined ? undefined : linkMark(target)
    },
    picture,
  }
}

function linkMark(target: Target): RawMark {
  const attrs = { uuid: null, anchor: null, target: '_self' }
  switch (target.kind) {
    case 'story':
      return {
        type: 'link',
        attrs: {
          href: target.fullSlug === 'home' ? '/' : `/${target.fullSlug}`,
          uuid: uuidOf(target.fullSlug),
          anchor: target.anchor ?? null,
          target: '_self',
          linktype: 'story',
        },
      }
    case 'url':
      return { type: 'link', attrs: { href: target.url, ...attrs, linktype: 'url' } }
    case 'email':
      return { type: 'link', attrs: { href: target.email, ...attrs, linktype: 'email' } }
    case 'file':
      return { type: 'link', attrs: { href: assetUrl(target.file), ...attrs, linktype: 'asset' } }
  }
}
