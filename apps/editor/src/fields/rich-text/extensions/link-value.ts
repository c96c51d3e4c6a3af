import { type Json, type JsonObject, membersOf, textOf } from '../../../document/json.ts'
import { translate } from '../../../messages/messages.ts'

export interface EditorLinkAttributes extends JsonObject {
  readonly href: string
  readonly uuid: string | null
  readonly anchor: string | null
  readonly target: string | null
  readonly linktype: 'story' | 'url' | 'email' | 'asset'
}

/** Reads the link of a stored mark. A uuid, anchor or target that is missing is null; an unknown type is `url`. */
export function linkFromStored(stored: Json | undefined): EditorLinkAttributes {
  const attrs = membersOf(membersOf(stored).attrs)
  const { linktype } = attrs
  return {
    ...attrs,
    href: textOf(attrs.href),
    uuid: textOf(attrs.uuid) || null,
    anchor: textOf(attrs.anchor) || null,
    target: textOf(attrs.target) || null,
    linktype:
      linktype === 'story' || linktype === 'email' || linktype === 'asset' ? linktype : 'url',
  }
}

/** Returns the attributes of a link's mark in the editor's document. */
export function toMarkAttributes(attrs: EditorLinkAttributes): { readonly stored: JsonObject } {
  return { stored: { type: 'link', attrs } }
}

/** Converts a pasted or typed address to a link; undefined for an address that is not allowed. */
export function linkFromAddress(address: string): EditorLinkAttributes | undefined {
  const href = address.trim()
  const unsetAttributes = { uuid: null, anchor: null, target: null }
  const email = /^mailto:([^?]+)/i.exec(href)?.[1] ?? /^[^\s/@:]+@[^\s/@]+$/.exec(href)?.[0]
  if (email !== undefined) return { href: email, ...unsetAttributes, linktype: 'email' }
  if (/^(https?:\/\/|tel:|\/|#)/i.test(href)) return { href, ...unsetAttributes, linktype: 'url' }
  if (!/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(href)) return undefined
  return { href: `https://${href}`, ...unsetAttributes, linktype: 'url' }
}

/** Converts a link in a text to the value of a link field. */
export function toMultilink(link: EditorLinkAttributes): JsonObject {
  const { href, uuid, anchor, target, linktype } = link
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

type LinkResult =
  | { readonly link: EditorLinkAttributes; readonly problem: '' }
  | { readonly link: undefined; readonly problem: string }

/**
 * Converts a link field's value to a link in a text, with the other attributes of `previous`. Without a link, `problem`
 * says why there is none.
 */
export function linkFromField(
  field: JsonObject,
  previous: EditorLinkAttributes | undefined,
): LinkResult {
  const commonAttributes = {
    ...previous,
    uuid: textOf(field.id) || null,
    anchor: textOf(field.anchor) || null,
    target: textOf(field.target) || '_self',
  }
  if (field.linktype === 'story') {
    if (commonAttributes.uuid === null) return failedLink(translate('richText.linkMissing'))
    const fullSlug = textOf(field.cached_url).replace(/^\/+/, '')
    const link = { ...commonAttributes, href: `/${fullSlug}`, linktype: 'story' } as const
    return { link, problem: '' }
  }
  const address = textOf(field.linktype === 'email' ? field.email : field.url)
  if (address.trim() === '') return failedLink(translate('richText.linkMissing'))
  const parsedLink = linkFromAddress(address)
  if (parsedLink === undefined || (field.linktype === 'email' && parsedLink.linktype !== 'email')) {
    return failedLink(translate('richText.invalidLink'))
  }
  const linktype = field.linktype === 'asset' ? 'asset' : parsedLink.linktype
  const link = { ...commonAttributes, href: parsedLink.href, uuid: null, linktype }
  return { link, problem: '' }
}

function failedLink(problem: string): LinkResult {
  return { link: undefined, problem }
}
