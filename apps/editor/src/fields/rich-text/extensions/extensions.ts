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
import { type Json, membersOf, textOf } from '../../../document/json.ts'
import { translate } from '../../../messages/messages.ts'
import { type BlokOptions, blok } from './blok.ts'
import { clipboardAttributes, pasteRule } from './copied-json.ts'
import { linkFromAddress, linkFromStored, toMarkAttributes } from './link-value.ts'

/** The extensions of the rich text editor. There is no undo among them: the story has one history (decision 0042). */
export function richTextExtensions(options: Partial<BlokOptions> = {}): AnyExtension[] {
  const extensions = [
    ...nodeExtensions,
    ...atomExtensions,
    blok.configure(options),
    // The first mark is outermost.
    link,
    ...markExtensions,
  ]
  const nodesAndMarks = extensions.filter((extension) => !(extension instanceof Extension))
  const names = nodesAndMarks.map(({ name }) => name)
  return [...extensions, createStoredAttribute(names.filter((name) => name !== 'text')), Gapcursor]
}

/** A link to an address, or to a story by its uuid. */
const link = Mark.create({
  name: 'link',
  inclusive: false,
  parseHTML: () => [
    pasteRule('a'),
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const link = linkFromAddress(element.getAttribute('href') ?? '')
        return link !== undefined && toMarkAttributes(link)
      },
    },
  ],
  renderHTML: ({ mark }) => {
    const { href, linktype, anchor } = linkFromStored(mark.attrs.stored)
    const address = `${linktype === 'email' ? 'mailto:' : ''}${href}${anchor ? `#${anchor}` : ''}`
    // Content may hold any address, also one that runs a script: only allowed ones become a link.
    const hrefAttribute = linkFromAddress(address) === undefined ? {} : { href: address }
    return ['a', { ...hrefAttribute, title: address, ...clipboardAttributes(mark.attrs.stored) }, 0]
  },
})

/** Nodes with the protocol's names, so that the editor's document matches the stored one. */
const nodeExtensions = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  Paragraph.extend({
    addAttributes: () => ({
      // A `BareContent`: set for what was read, and is saved, without a paragraph.
      bare: { default: null, rendered: false, parseHTML: () => undefined },
    }),
  }),
  // Level 1 is the page's title, outside its texts; the first level of the list is the fallback.
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
  // The content security policy forbids inline styles, which Tiptap uses for column widths.
  Table.extend({
    renderHTML: () => ['table', ['tbody', 0]],
  }).configure({ resizable: false, View: null }),
  TableRow,
  TableHeader,
  TableCell,
]

function createStoredAttribute(types: readonly string[]) {
  return Extension.create({
    name: 'stored',
    addGlobalAttributes: () => [
      {
        types: [...types],
        // Not parsed: pasted markup must not set it.
        attributes: { stored: { default: undefined, rendered: false, parseHTML: () => undefined } },
      },
    ],
  })
}

interface PlainMark {
  readonly name: string
  readonly tag: string
  /** Tag that is also read as this mark. */
  readonly otherTag?: string
  readonly shortcut: string
  /** Markdown that sets the mark when typed. */
  readonly markdown?: RegExp
}

const PLAIN_MARKS: readonly PlainMark[] = [
  {
    name: 'bold',
    tag: 'strong',
    otherTag: 'b',
    shortcut: 'Mod-b',
    markdown: /(?:^|\s)(\*\*(?!\s+\*\*)((?:[^*]+))\*\*(?!\s+\*\*))$/,
  },
  {
    name: 'italic',
    tag: 'em',
    otherTag: 'i',
    shortcut: 'Mod-i',
    markdown: /(?:^|\s)(\*(?!\s+\*)((?:[^*]+))\*(?!\s+\*))$/,
  },
  { name: 'underline', tag: 'u', shortcut: 'Mod-u' },
  {
    name: 'strike',
    tag: 's',
    otherTag: 'del',
    shortcut: 'Mod-Shift-s',
    markdown: /(?:^|\s)(~~(?!\s+~~)((?:[^~]+))~~(?!\s+~~))$/,
  },
  {
    name: 'code',
    tag: 'code',
    shortcut: 'Mod-e',
    markdown: /(?:^|[^`])(`([^`]+)`)$/,
  },
  { name: 'superscript', tag: 'sup', shortcut: 'Mod-.' },
  { name: 'subscript', tag: 'sub', shortcut: 'Mod-,' },
]

const plainMarks = PLAIN_MARKS.map(({ name, tag, otherTag = tag, shortcut, markdown }) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }, { tag: otherTag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(name) }
    },
    addInputRules() {
      return markdown === undefined ? [] : [markInputRule({ find: markdown, type: this.type })]
    },
  }),
)

/** Marks of older content. They cannot be added, only removed with "Clear formatting". */
const legacyMarks = ['highlight', 'textStyle', 'styled', 'anchor'].map((name) =>
  Mark.create({
    name,
    renderHTML: () => [name === 'highlight' ? 'mark' : 'span', { 'data-mark': name }, 0],
  }),
)

const unknownMark = Mark.create({
  name: 'unknown_mark',
  excludes: '',
  // Distinguishes equal unknown marks on the same text.
  addAttributes: () => ({ nth: { default: 0, rendered: false, parseHTML: () => undefined } }),
  renderHTML: () => ['span', { 'data-mark': 'unknown' }, 0],
})

const markExtensions = [...plainMarks, ...legacyMarks, unknownMark]

function attributesOf(stored: Json | undefined) {
  return membersOf(membersOf(stored).attrs)
}

const INLINE_ATOM = { group: 'inline', inline: true, atom: true } as const
const BLOCK_ATOM = { group: 'block', inline: false, atom: true } as const

function createPictureNode(name: string, group: 'block' | 'inline') {
  return Node.create({
    name,
    ...(group === 'block' ? BLOCK_ATOM : INLINE_ATOM),
    draggable: true,
    parseHTML: () => [pasteRule(`img[data-picture=${group}]`)],
    renderHTML: ({ node }) => {
      const { stored } = node.attrs
      const attrs = attributesOf(stored)
      const src = textOf(attrs.src)
      // Only addresses of the library and of the web are loaded.
      const srcAttribute = /^(https?:)?\/\//.test(src) ? { src } : {}
      const otherAttributes = { alt: textOf(attrs.alt), 'data-picture': group }
      return ['img', { ...srcAttribute, ...otherAttributes, ...clipboardAttributes(stored) }]
    },
  })
}

function createUnknownNode(name: string, group: 'block' | 'inline') {
  const tag = group === 'block' ? 'div' : 'span'
  return Node.create({
    name,
    ...(group === 'block' ? BLOCK_ATOM : INLINE_ATOM),
    draggable: true,
    parseHTML: () => [pasteRule(`${tag}[data-unknown]`)],
    renderHTML: ({ node }) => {
      const { stored } = node.attrs
      const type = textOf(membersOf(stored).type)
      const label =
        type === ''
          ? translate('richText.unknownNameless')
          : translate('richText.unknown', { type })
      const attributes = { 'data-unknown': type, ...clipboardAttributes(stored) }
      return [tag, attributes, type === 'text' ? '' : label]
    },
  })
}

const emoji = Node.create({
  name: 'emoji',
  ...INLINE_ATOM,
  parseHTML: () => [pasteRule('span[data-emoji]')],
  renderHTML: ({ node }) => {
    const { stored } = node.attrs
    const { emoji, name } = attributesOf(stored)
    const text = textOf(emoji) || `:${textOf(name)}:`
    return ['span', { 'data-emoji': '', ...clipboardAttributes(stored) }, text]
  },
})

const atomExtensions = [
  createPictureNode('image_block', 'block'),
  createPictureNode('image', 'inline'),
  emoji,
  createUnknownNode('unknown_block', 'block'),
  createUnknownNode('unknown_inline', 'inline'),
]
