import { Node } from '@tiptap/core'
import { isObject, type Json } from '../../../document/json.ts'
import { translate } from '../../../messages/messages.ts'
import { copiedJson, pastedJson } from './copied-json.ts'

function memberOf(stored: Json | undefined, name: string): string {
  const attrs = isObject(stored) && isObject(stored.attrs) ? stored.attrs : {}
  const value = attrs[name]
  return typeof value === 'string' ? value : ''
}

function picture(name: string, group: 'block' | 'inline') {
  return Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    draggable: true,
    parseHTML: () => [pastedJson(`img[data-picture=${group}]`)],
    renderHTML: ({ node }) => {
      const { stored } = node.attrs
      const src = memberOf(stored, 'src')
      // Only addresses of the library and of the web are loaded.
      const shown = /^(https?:)?\/\//.test(src) ? { src } : {}
      const alt = memberOf(stored, 'alt')
      return ['img', { ...shown, alt, 'data-picture': group, ...copiedJson(stored) }]
    },
  })
}

function unknown(name: string, group: 'block' | 'inline') {
  const tag = group === 'block' ? 'div' : 'span'
  return Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    draggable: true,
    parseHTML: () => [pastedJson(`${tag}[data-unknown]`)],
    renderHTML: ({ node }) => {
      const { stored } = node.attrs
      const type = isObject(stored) && typeof stored.type === 'string' ? stored.type : ''
      const label =
        type === 'text'
          ? ''
          : type === ''
            ? translate('richText.unknownNameless')
            : translate('richText.unknown', { type })
      return [tag, { 'data-unknown': type, ...copiedJson(stored) }, label]
    },
  })
}

const emoji = Node.create({
  name: 'emoji',
  group: 'inline',
  inline: true,
  atom: true,
  parseHTML: () => [pastedJson('span[data-emoji]')],
  renderHTML: ({ node }) => {
    const { stored } = node.attrs
    const shown = memberOf(stored, 'emoji') || `:${memberOf(stored, 'name')}:`
    return ['span', { 'data-emoji': '', ...copiedJson(stored) }, shown]
  },
})

export const atomExtensions = [
  picture('image_block', 'block'),
  picture('image', 'inline'),
  emoji,
  unknown('unknown_block', 'block'),
  unknown('unknown_inline', 'inline'),
]
