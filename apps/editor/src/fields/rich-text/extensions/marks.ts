import { Mark, type MarkConfig, markInputRule } from '@tiptap/core'

/** A mark that is on or off. */
interface Plain {
  readonly name: string
  readonly tag: string
  readonly parse: NonNullable<ReturnType<NonNullable<MarkConfig['parseHTML']>>>
  readonly keys: readonly string[]
  /** What is typed around words to mark them. */
  readonly typed?: RegExp
}

const PLAIN: readonly Plain[] = [
  {
    name: 'bold',
    tag: 'strong',
    parse: [
      { tag: 'strong' },
      // Google Docs wraps all that it copies in a b that is not bold.
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d\d)$/.test(value) && null },
    ],
    keys: ['Mod-b'],
    typed: /(?:^|\s)(\*\*(?!\s+\*\*)((?:[^*]+))\*\*(?!\s+\*\*))$/,
  },
  {
    name: 'italic',
    tag: 'em',
    parse: [
      { tag: 'em' },
      { tag: 'i', getAttrs: (element) => element.style.fontStyle !== 'normal' && null },
      { style: 'font-style=italic' },
    ],
    keys: ['Mod-i'],
    typed: /(?:^|\s)(\*(?!\s+\*)((?:[^*]+))\*(?!\s+\*))$/,
  },
  {
    name: 'underline',
    tag: 'u',
    parse: [{ tag: 'u' }, { style: 'text-decoration=underline' }],
    keys: ['Mod-u'],
  },
  {
    name: 'strike',
    tag: 's',
    parse: [{ tag: 's' }, { tag: 'del' }, { style: 'text-decoration=line-through' }],
    keys: ['Mod-Shift-s'],
    typed: /(?:^|\s)(~~(?!\s+~~)((?:[^~]+))~~(?!\s+~~))$/,
  },
  {
    name: 'code',
    tag: 'code',
    parse: [{ tag: 'code' }],
    keys: ['Mod-e'],
    typed: /(?:^|[^`])(`([^`]+)`)$/,
  },
  {
    name: 'superscript',
    tag: 'sup',
    parse: [{ tag: 'sup' }, { style: 'vertical-align=super' }],
    keys: ['Mod-.'],
  },
  {
    name: 'subscript',
    tag: 'sub',
    parse: [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
    keys: ['Mod-,'],
  },
]

const plainMarks = PLAIN.map(({ name, tag, parse, keys, typed }) =>
  Mark.create({
    name,
    parseHTML: () => [...parse],
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

/** Marks that come with the content: shown, kept, taken off with "Clear formatting". */
const keptMarks = ['highlight', 'textStyle', 'styled', 'anchor'].map((name) =>
  Mark.create({
    name,
    renderHTML: () => [name === 'highlight' ? 'mark' : 'span', { 'data-mark': name }, 0],
  }),
)

const unknownMark = Mark.create({
  name: 'unknown_mark',
  excludes: '',
  // The same mark may stand twice on a text.
  addAttributes: () => ({ nth: { default: 0, rendered: false, parseHTML: () => undefined } }),
  renderHTML: () => ['span', { 'data-mark': 'unknown' }, 0],
})

export const markExtensions = [...plainMarks, ...keptMarks, unknownMark]
