import { Extension, Node, textblockTypeInputRule } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { CodeBlock } from '@tiptap/extension-code-block'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** The nodes under the protocol's names, so that the editor's document is the stored one. */
export const nodeExtensions = [
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
export function storedAttribute(types: readonly string[]) {
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
