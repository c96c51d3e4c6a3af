import { Mark, markInputRule } from '@tiptap/core'

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

export const markExtensions = [...plainMarks, ...keptMarks, unknownMark]
