import {
  type AnyExtension,
  Extension,
  Mark,
  markInputRule,
  Node,
  textblockTypeInputRule,
} from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { CodeBlock } from '@tiptap/extension-code-block'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Gapcursor } from '@tiptap/extensions'
import { isObject, type Json } from '../../../document/json.ts'
import { translate } from '../../../messages/messages.ts'
import { type BlokOptions, blok } from './blok.ts'
import { copiedJson, pastedJson } from './copied-json.ts'
import { linkFromAddress, linkMark, linkOf } from './link-value.ts'

/** The extensions of the rich text editor. Undo and redo are the whole editor's (decision 0042). */
export function richTextExtensions(options: Partial<BlokOptions> = {}): AnyExtension[] {
  const types = [
    ...nodeExtensions,
    ...atomExtensions,
    blok.configure(options),
    // The first mark is outermost.
    link,
    ...markExtensions,
  ]
  const names = types.filter((type) => !(type instanceof Extension)).map(({ name }) => name)
  return [...types, storedAttribute(names.filter((name) => name !== 'text')), Gapcursor]
}

/** A link to an address, or to a story by its uuid. */
const link = Mark.create({
  name: 'link',
  inclusive: false,
  parseHTML: () => [
    pastedJson('a'),
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const link = linkFromAddress(element.getAttribute('href') ?? '')
        return link !== undefined && linkMark(link)
      },
    },
  ],
  renderHTML: ({ mark }) => {
    const { href, linktype, anchor } = linkOf(mark.attrs.stored)
    const address = `${linktype === 'email' ? 'mailto:' : ''}${href}${anchor ? `#${anchor}` : ''}`
    // Any text may be stored: an address that could run a script is not put into the page.
    const shown = linkFromAddress(address) === undefined ? {} : { href: address }
    return ['a', { ...shown, title: address, ...copiedJson(mark.attrs.stored) }, 0]
  },
})

/** The nodes, under the protocol's names, so that the editor's document matches the stored one. */
const nodeExtensions = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  Paragraph.extend({
    addAttributes: () => ({
      // Set on a line that was read without a paragraph around it, and is saved without one.
      bare: { default: null, rendered: false, parseHTML: () => undefined },
    }),
  }),
  // The page's only heading of level 1 is outside its texts.
  Heading.extend({
    addInputRules() {
      return [2, 3, 4].map((level) =>
        textblockTypeInputRule({
          find: new RegExp(`^(#{${level}})\\s$`),
          type: this.type,
          getAttributes: { level },
        }),
      )
    },
  }).configure({ levels: [2, 3, 4, 5, 6, 1] }),
  Blockquote,
  CodeBlock.extend({ name: 'code_block' }),
  BulletList.extend({ name: 'bullet_list', content: '(list_item | unknown_block)+' }).configure({
    itemTypeName: 'list_item',
  }),
  OrderedList.extend({ name: 'ordered_list', content: '(list_item | unknown_block)+' }).configure({
    itemTypeName: 'list_item',
  }),
  ListItem.extend({ name: 'list_item', content: 'block+' }).configure({
    bulletListTypeName: 'bullet_list',
    orderedListTypeName: 'ordered_list',
  }),
  ListKeymap.configure({
    listTypes: [{ itemName: 'list_item', wrapperNames: ['bullet_list', 'ordered_list'] }],
  }),
  HardBreak.extend({ name: 'hard_break' }),
  HorizontalRule.extend({ name: 'horizontal_rule' }),
  // The page's policy forbids inline styles, which the library uses for widths.
  Table.extend({
    renderHTML: () => ['table', ['tbody', 0]],
  }).configure({ resizable: false, View: null }),
  TableRow,
  TableHeader,
  TableCell,
]

function storedAttribute(types: readonly string[]) {
  return Extension.create({
    name: 'stored',
    addGlobalAttributes: () => [
      {
        types: [...types],
        // Pasted markup must not set it.
        attributes: { stored: { default: undefined, rendered: false, parseHTML: () => undefined } },
      },
    ],
  })
}

interface PlainMark {
  readonly name: string
  readonly tag: string
  readonly parse: readonly string[]
  readonly key: string
  /** Markdown that sets the mark while typing. */
  readonly typed?: RegExp
}

const PLAIN: readonly PlainMark[] = [
  {
    name: 'bold',
    tag: 'strong',
    parse: ['strong', 'b'],
    key: 'Mod-b',
    typed: /(?:^|\s)(\*\*(?!\s+\*\*)((?:[^*]+))\*\*(?!\s+\*\*))$/,
  },
  {
    name: 'italic',
    tag: 'em',
    parse: ['em', 'i'],
    key: 'Mod-i',
    typed: /(?:^|\s)(\*(?!\s+\*)((?:[^*]+))\*(?!\s+\*))$/,
  },
  {
    name: 'underline',
    tag: 'u',
    parse: ['u'],
    key: 'Mod-u',
  },
  {
    name: 'strike',
    tag: 's',
    parse: ['s', 'del'],
    key: 'Mod-Shift-s',
    typed: /(?:^|\s)(~~(?!\s+~~)((?:[^~]+))~~(?!\s+~~))$/,
  },
  {
    name: 'code',
    tag: 'code',
    parse: ['code'],
    key: 'Mod-e',
    typed: /(?:^|[^`])(`([^`]+)`)$/,
  },
  {
    name: 'superscript',
    tag: 'sup',
    parse: ['sup'],
    key: 'Mod-.',
  },
  {
    name: 'subscript',
    tag: 'sub',
    parse: ['sub'],
    key: 'Mod-,',
  },
]

const plainMarks = PLAIN.map(({ name, tag, parse, key, typed }) =>
  Mark.create({
    name,
    parseHTML: () => parse.map((element) => ({ tag: element })),
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
    addInputRules() {
      return typed === undefined ? [] : [markInputRule({ find: typed, type: this.type })]
    },
  }),
)

/** Marks that only existing content has: shown and kept, and removed by "Clear formatting". */
const unknownMarks = ['highlight', 'textStyle', 'styled', 'anchor'].map((name) =>
  Mark.create({
    name,
    renderHTML: () => [name === 'highlight' ? 'mark' : 'span', { 'data-mark': name }, 0],
  }),
)

const unknownMark = Mark.create({
  name: 'unknown_mark',
  excludes: '',
  // Distinguishes several unknown marks on the same text.
  addAttributes: () => ({ nth: { default: 0, rendered: false, parseHTML: () => undefined } }),
  renderHTML: () => ['span', { 'data-mark': 'unknown' }, 0],
})

const markExtensions = [...plainMarks, ...unknownMarks, unknownMark]

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

const atomExtensions = [
  picture('image_block', 'block'),
  picture('image', 'inline'),
  emoji,
  unknown('unknown_block', 'block'),
  unknown('unknown_inline', 'inline'),
]
