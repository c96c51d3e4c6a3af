import { blocksIn, isObject, type Json, sameJson } from '../document/json.ts'
import { translate } from '../messages/messages.ts'

/** What a field holds, in words that a person can compare. */
function valueWords(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean')
    return value ? translate('publishing.yes') : translate('publishing.no')
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) {
    const blocks = blocksIn(value).length
    if (blocks > 0) return translate('publishing.blocks', { count: blocks })
    return value.map(valueWords).filter(Boolean).join(', ')
  }
  return isObject(value) ? objectWords(value) : ''
}

/**
 * A field before and after. Of a group of facts only those that differ are shown, of a long text only the
 * part around the difference.
 */
export function valuePair(
  before: Json | undefined,
  after: Json | undefined,
): { readonly before: string; readonly after: string } {
  const [was, is] = isGroup(before) && isGroup(after) ? differing(before, after) : [before, after]
  const words = { before: valueWords(was), after: valueWords(is) }
  if (words.before === words.after) {
    return {
      before: words.before,
      after: `${words.after} ${translate('publishing.lookChanged')}`.trim(),
    }
  }
  return clipped(words.before, words.after)
}

function objectWords(value: { readonly [member: string]: Json }): string {
  if (value.type === 'doc' || Array.isArray(value.content)) return textWords(value)
  if (typeof value.filename === 'string') {
    const name = value.filename.slice(value.filename.lastIndexOf('/') + 1)
    return value.alt ? `${name} (${valueWords(value.alt)})` : name
  }
  if (typeof value.linktype === 'string') {
    const address = valueWords(value.cached_url) || valueWords(value.url) || valueWords(value.email)
    return value.anchor ? `${address}#${valueWords(value.anchor)}` : address
  }
  const members = Object.entries(value).filter(([name]) => !SILENT.has(name))
  return members
    .map(([name, held]) => [name.replaceAll('_', ' '), valueWords(held)])
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join('; ')
}

/** The words of a formatted text, a paragraph a line. */
function textWords(node: Json): string {
  if (!isObject(node)) return ''
  if (typeof node.text === 'string') return node.text
  const inner = Array.isArray(node.content) ? node.content : []
  const isLine = inner.every((each) => isObject(each) && LINE.has(String(each.type)))
  return inner
    .map(textWords)
    .filter(Boolean)
    .join(isLine ? '' : '\n')
}

type Group = { readonly [member: string]: Json }

function isGroup(value: Json | undefined): value is Group {
  return (
    isObject(value) &&
    value.type !== 'doc' &&
    typeof value.filename !== 'string' &&
    typeof value.linktype !== 'string'
  )
}

function differing(before: Group, after: Group): readonly [Group, Group] {
  const names = Object.keys({ ...before, ...after })
  const others = names.filter((name) => !sameJson(before[name], after[name]))
  const only = (value: Group) =>
    Object.fromEntries(
      others.flatMap((name) => (name in value ? [[name, value[name] ?? null]] : [])),
    )
  return [only(before), only(after)]
}

function clipped(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const cut = (text: string) => {
    const [from, to] = [
      Math.max(0, start - AROUND),
      Math.min(text.length, text.length - end + AROUND),
    ]
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return { before: cut(before), after: cut(after) }
}

const SILENT = new Set(['plugin', '_uid', 'component', 'fieldtype'])
const LINE = new Set(['text', 'hard_break', 'emoji', 'image'])
/** How many letters are shown on both sides of the difference. */
const AROUND = 60
