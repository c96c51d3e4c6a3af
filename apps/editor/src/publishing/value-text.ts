import { commonEndLength, commonStartLength } from '../document/common-text.ts'
import { blocksIn, isObject, isSameJson, type Json, type JsonObject } from '../document/json.ts'
import { translate } from '../messages/messages.ts'

function describeValue(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean')
    return value ? translate('publishing.yes') : translate('publishing.no')
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) {
    const blockCount = blocksIn(value).length
    if (blockCount > 0) return translate('publishing.blocks', { count: blockCount })
    return value.map(describeValue).filter(Boolean).join(', ')
  }
  return isObject(value) ? describeObject(value) : ''
}

/**
 * Describes a field's value before and after a change. Includes only the members of an object that differ, and only the
 * part of a long text around the difference.
 */
export function describeChangedValue(
  before: Json | undefined,
  after: Json | undefined,
): { readonly before: string; readonly after: string } {
  const [oldValue, newValue] =
    isComparedByMember(before) && isComparedByMember(after)
      ? pickDifferingMembers(before, after)
      : [before, after]
  const texts = { before: describeValue(oldValue), after: describeValue(newValue) }
  if (texts.before === texts.after) {
    return {
      before: texts.before,
      after: `${texts.after} ${translate('publishing.lookChanged')}`.trim(),
    }
  }
  return excerptDifference(texts.before, texts.after)
}

function describeObject(value: JsonObject): string {
  if (value.type === 'doc' || Array.isArray(value.content)) return plainTextOf(value)
  if (typeof value.filename === 'string') {
    const name = value.filename.slice(value.filename.lastIndexOf('/') + 1)
    return value.alt ? `${name} (${describeValue(value.alt)})` : name
  }
  if (typeof value.linktype === 'string') {
    const address =
      describeValue(value.cached_url) || describeValue(value.url) || describeValue(value.email)
    return value.anchor ? `${address}#${describeValue(value.anchor)}` : address
  }
  const members = Object.entries(value).filter(([name]) => !INTERNAL_MEMBERS.has(name))
  return members
    .map(([name, member]) => [name.replaceAll('_', ' '), describeValue(member)])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ')
}

/** Returns the plain text of a rich text node, a line per paragraph. */
function plainTextOf(node: Json): string {
  if (!isObject(node)) return ''
  if (typeof node.text === 'string') return node.text
  const children = Array.isArray(node.content) ? node.content : []
  const isInline = children.every(
    (child) => isObject(child) && INLINE_NODES.has(String(child.type)),
  )
  return children
    .map(plainTextOf)
    .filter(Boolean)
    .join(isInline ? '' : '\n')
}

/** True for an object whose changes are described member by member; false for rich text, files and links. */
function isComparedByMember(value: Json | undefined): value is JsonObject {
  return (
    isObject(value) &&
    value.type !== 'doc' &&
    typeof value.filename !== 'string' &&
    typeof value.linktype !== 'string'
  )
}

function pickDifferingMembers(
  before: JsonObject,
  after: JsonObject,
): readonly [JsonObject, JsonObject] {
  const names = Object.keys({ ...before, ...after })
  const differingNames = names.filter((name) => !isSameJson(before[name], after[name]))
  const pickDiffering = (value: JsonObject) =>
    Object.fromEntries(
      differingNames.flatMap((name) => (name in value ? [[name, value[name] ?? null]] : [])),
    )
  return [pickDiffering(before), pickDiffering(after)]
}

function excerptDifference(before: string, after: string) {
  const commonStart = commonStartLength(before, after)
  const commonEnd = commonEndLength(before, after, commonStart)
  const excerpt = (text: string) => {
    const from = Math.max(0, commonStart - CONTEXT_CHARACTERS)
    const to = Math.min(text.length, text.length - commonEnd + CONTEXT_CHARACTERS)
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return { before: excerpt(before), after: excerpt(after) }
}

const INTERNAL_MEMBERS = new Set(['plugin', '_uid', 'component', 'fieldtype'])
const INLINE_NODES = new Set(['text', 'hard_break', 'emoji', 'image'])
/** Unchanged characters shown on either side of the difference. */
const CONTEXT_CHARACTERS = 60
