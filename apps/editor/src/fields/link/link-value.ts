import { isObject, type Json, type JsonObject } from '../../document/json.ts'

export type LinkKind = 'story' | 'url' | 'email' | 'asset'

/** The kind of a stored link; an address that was typed as plain text counts as a link to it. */
export function linkKind(value: Json | undefined): LinkKind {
  if (!isObject(value)) return typeof value === 'string' && value !== '' ? 'url' : 'story'
  const { linktype } = value
  return linktype === 'url' || linktype === 'email' || linktype === 'asset' ? linktype : 'story'
}

/** An empty link of a kind, as content stores it. */
export function linkTo(kind: LinkKind): JsonObject {
  const link = { fieldtype: 'multilink', linktype: kind, id: '', url: '', cached_url: '' }
  return kind === 'email' ? { ...link, email: '' } : link
}

/** A link with another anchor or target; an empty value removes it. */
export function withLinkMember(link: JsonObject, name: string, value: string): JsonObject {
  const { [name]: _, ...rest } = link
  return value === '' ? rest : { ...rest, [name]: value }
}
