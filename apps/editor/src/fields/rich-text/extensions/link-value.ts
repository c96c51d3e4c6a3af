import { isObject, type Json, type JsonObject } from '../../../document/json.ts'
import { translate } from '../../../messages/messages.ts'

export interface EditorLinkAttributes extends JsonObject {
  readonly href: string
  readonly uuid: string | null
  readonly anchor: string | null
  readonly target: string | null
  readonly linktype: 'story' | 'url' | 'email' | 'asset'
}

export function linkFromStored(stored: Json | undefined): EditorLinkAttributes {
  const attrs = isObject(stored) && isObject(stored.attrs) ? stored.attrs : {}
  const text = (name: string) => textOf(attrs[name])
  const kind = (['story', 'email', 'asset'] as const).find(
    (linkType) => linkType === attrs.linktype,
  )
  return {
    ...attrs,
    href: text('href'),
    uuid: text('uuid') || null,
    anchor: text('anchor') || null,
    target: text('target') || null,
    linktype: kind ?? 'url',
  }
}

export function linkMark(attrs: EditorLinkAttributes): { readonly stored: JsonObject } {
  return { stored: { type: 'link', attrs } }
}

/** Converts a pasted or typed address to a link; undefined for an address that is not allowed. */
export function linkFromAddress(address: string): EditorLinkAttributes | undefined {
  const href = address.trim()
  const unset = { uuid: null, anchor: null, target: null }
  const email = /^mailto:([^?]+)/i.exec(href)?.[1] ?? /^[^\s/@:]+@[^\s/@]+$/.exec(href)?.[0]
  if (email !== undefined) return { href: email, ...unset, linktype: 'email' }
  if (/^(https?:\/\/|tel:|\/|#)/i.test(href)) return { href, ...unset, linktype: 'url' }
  if (!/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(href)) return undefined
  return { href: `https://${href}`, ...unset, linktype: 'url' }
}

export function multilinkOf({
  href,
  uuid,
  anchor,
  target,
  linktype,
}: EditorLinkAttributes): JsonObject {
  const isStory = linktype === 'story'
  return {
    fieldtype: 'multilink',
    linktype,
    id: uuid ?? '',
    url: isStory || linktype === 'email' ? '' : href,
    cached_url: isStory ? href.replace(/^\//, '') : href,
    ...(linktype === 'email' ? { email: href } : {}),
    ...(anchor === null ? {} : { anchor }),
    ...(target === null ? {} : { target }),
  }
}

/**
 * Converts a link field's value to a link in a text, with the other attributes of `previous`, or to an error message.
 */
export function linkFromField(
  field: JsonObject,
  previous: EditorLinkAttributes | undefined,
): EditorLinkAttributes | string {
  const text = (name: string) => textOf(field[name])
  const common = {
    ...previous,
    uuid: text('id') || null,
    anchor: text('anchor') || null,
    target: text('target') || '_self',
  }
  if (field.linktype === 'story') {
    if (text('id') === '') return translate('richText.linkMissing')
    const slug = text('cached_url').replace(/^\/+/, '')
    return { ...common, href: `/${slug}`, linktype: 'story' }
  }
  const address = field.linktype === 'email' ? text('email') : text('url')
  if (address.trim() === '') return translate('richText.linkMissing')
  const parsed = linkFromAddress(address)
  if (parsed === undefined || (field.linktype === 'email' && parsed.linktype !== 'email')) {
    return translate('richText.invalidLink')
  }
  const linktype = field.linktype === 'asset' ? 'asset' : parsed.linktype
  return { ...common, href: parsed.href, uuid: null, linktype }
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}
