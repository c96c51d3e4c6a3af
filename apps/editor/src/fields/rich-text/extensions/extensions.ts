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
import { atomExtensions } from './atoms.ts'
import { type BlokOptions, blok } from './blok.ts'
import { copiedJson, pastedJson } from './copied-json.ts'
import { linkFromAddress, linkMark, linkOf } from './link-value.ts'

/**
 * Everything that the rich text editor is made of. Undo and redo are those of the whole editor (decision
 * 0042).
 */
export function richTextExtensions(options: Partial<BlokOptions> = {}): AnyExtension[] {
  const types = [
    ...nodeExtensions,
    ...atomExtensions,
    blok.configure(options),
    // The order of the marks: the first one is outermost.
    link,
    ...markExtensions,
  ]
  const names = types.filter((type) => !(type instanceof Extension)).map(({ name }) => name)
  return [...types, storedAttribute(names.filter((name) => name !== 'text')), Gapcursor]
}

/** A link: to a story, which it follows when that moves, or to an address. */
const link = Mark.create({
  name: 'link',
  inclusive: false,
  parseHTML: () => [
    pastedJson('a'),
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const made = linkFromAddress(element.getAttribute('href') ?? '')
        return made !== undefined && linkMark(made)
      },
    },
  ],
  renderHTML: ({ mark }) => {
    const { href, linktype, anchor } = linkOf(mark.attrs.stored)
    const address = `${linktype === 'email' ? 'mailto:' : ''}${href}${anchor ? `#${anchor}` : ''}`
    // Anything may be stored; an address that could run a script is not put into the page.
    const shown = linkFromAddress(address) === undefined ? {} : { href: address }
    return ['a', { ...shown, title: address, ...copiedJson(mark.attrs.stored) }, 0]
  },
})

/** The nodes under the protocol's names, so that the editor's document is the stored one. */
const nodeExtensions = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  Paragraph.extend({
    addAttributes: () => ({
      // A line that was read without a paragraph around it: it is saved without one.
      bare: { default: null, rendered: false, parseHTML: () => undefined },
    }),
  }),
  // A page has one heading of the first level, which is never in its texts.
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
  // The editor's page does not allow styles, and widths would be written as such.
  Table.extend({
    renderHTML: () => ['table', ['tbody', 0]],
  }).configure({ resizable: false, View: null }),
  TableRow,
  TableHeader,
  TableCell,
]

/** Gives every node and mark an attribute for the JSON that it was read from. */
function storedAttribute(types: readonly string[]) {
  return Extension.create({
    name: 'stored',
    addGlobalAttributes: () => [
      {
        types: [...types],
        // Pasted markup must not set what is stored.
        attributes: { stored: { default: undefined, rendered: false, parseHTML: () => undefined } },
      },
    ],
  })
}

/** A mark that is on or off. */
interface Plain {
  readonly name: string
  readonly tag: string
  /** Elements that are read as this mark when they are pasted. */
  readonly parse: readonly string[]
  readonly keys: readonly string[]
  /** Signs that mark the words between them when they are typed. */
  readonly typed?: RegExp
}

const PLAIN: readonly Plain[] = [
  {
    name: 'bold',
    tag: 'strong',
    parse: ['strong', 'b'],
    keys: ['Mod-b'],
    typed: /(?:^|\s)(\*\*(?!\s+\*\*)((?:[^*]+))\*\*(?!\s+\*\*))$/,
  },
  {
    name: 'italic',
    tag: 'em',
    parse: ['em', 'i'],
    keys: ['Mod-i'],
    typed: /(?:^|\s)(\*(?!\s+\*)((?:[^*]+))\*(?!\s+\*))$/,
  },
  {
    name: 'underline',
    tag: 'u',
    parse: ['u'],
    keys: ['Mod-u'],
  },
  {
    name: 'strike',
    tag: 's',
    parse: ['s', 'del'],
    keys: ['Mod-Shift-s'],
    typed: /(?:^|\s)(~~(?!\s+~~)((?:[^~]+))~~(?!\s+~~))$/,
  },
  {
    name: 'code',
    tag: 'code',
    parse: ['code'],
    keys: ['Mod-e'],
    typed: /(?:^|[^`])(`([^`]+)`)$/,
  },
  {
    name: 'superscript',
    tag: 'sup',
    parse: ['sup'],
    keys: ['Mod-.'],
  },
  {
    name: 'subscript',
    tag: 'sub',
    parse: ['sub'],
    keys: ['Mod-,'],
  },
]

const plainMarks = PLAIN.map(({ name, tag, parse, keys, typed }) =>
  Mark.create({
    name,
    parseHTML: () => parse.map((element) => ({ tag: element })),
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      const toggle = () => this.editor.commands.toggleMark(name)
      return Object.fromEntries(keys.map((key) => [key, toggle]))
    },
    addInputRules() {
      return typed === undefined ? [] : [markInputRule({ find: typed, type: this.type })]
    },
  }),
)

/**
 * Marks that only come with existing content: they are shown and kept, and "Clear formatting" removes them.
 */
const keptMarks = ['highlight', 'textStyle', 'styled', 'anchor'].map((name) =>
  Mark.create({
    name,
    renderHTML: () => [name === 'highlight' ? 'mark' : 'span', { 'data-mark': name }, 0],
  }),
)

const unknownMark = Mark.create({
  name: 'unknown_mark',
  excludes: '',
  // Tells unknown marks apart: two of them may stand on the same text.
  addAttributes: () => ({ nth: { default: 0, rendered: false, parseHTML: () => undefined } }),
  renderHTML: () => ['span', { 'data-mark': 'unknown' }, 0],
})

const markExtensions = [...plainMarks, ...keptMarks, unknownMark]
