<<<<<<< HEAD
import { Mark, type MarkConfig, markInputRule } from '@tiptap/core'
=======
import { Mark, markInputRule } from '@tiptap/core'
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)

/** A mark that is on or off. */
interface Plain {
  readonly name: string
  readonly tag: string
<<<<<<< HEAD
  readonly parse: NonNullable<ReturnType<NonNullable<MarkConfig['parseHTML']>>>
=======
  /** Elements that mean it, where something is pasted. */
  readonly parse: readonly string[]
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
  readonly keys: readonly string[]
  /** What is typed around words to mark them. */
  readonly typed?: RegExp
}

const PLAIN: readonly Plain[] = [
  {
    name: 'bold',
    tag: 'strong',
<<<<<<< HEAD
    parse: [
      { tag: 'strong' },
      // Google Docs wraps all that it copies in a b that is not bold.
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d\d)$/.test(value) && null },
    ],
=======
    parse: ['strong', 'b'],
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
    keys: ['Mod-b'],
    typed: /(?:^|\s)(\*\*(?!\s+\*\*)((?:[^*]+))\*\*(?!\s+\*\*))$/,
  },
  {
    name: 'italic',
    tag: 'em',
<<<<<<< HEAD
    parse: [
      { tag: 'em' },
      { tag: 'i', getAttrs: (element) => element.style.fontStyle !== 'normal' && null },
      { style: 'font-style=italic' },
    ],
=======
    parse: ['em', 'i'],
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
    keys: ['Mod-i'],
    typed: /(?:^|\s)(\*(?!\s+\*)((?:[^*]+))\*(?!\s+\*))$/,
  },
  {
    name: 'underline',
    tag: 'u',
<<<<<<< HEAD
    parse: [{ tag: 'u' }, { style: 'text-decoration=underline' }],
=======
    parse: ['u'],
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
    keys: ['Mod-u'],
  },
  {
    name: 'strike',
    tag: 's',
<<<<<<< HEAD
    parse: [{ tag: 's' }, { tag: 'del' }, { style: 'text-decoration=line-through' }],
=======
    parse: ['s', 'del'],
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
    keys: ['Mod-Shift-s'],
    typed: /(?:^|\s)(~~(?!\s+~~)((?:[^~]+))~~(?!\s+~~))$/,
  },
  {
    name: 'code',
    tag: 'code',
<<<<<<< HEAD
    parse: [{ tag: 'code' }],
=======
    parse: ['code'],
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
    keys: ['Mod-e'],
    typed: /(?:^|[^`])(`([^`]+)`)$/,
  },
  {
    name: 'superscript',
    tag: 'sup',
<<<<<<< HEAD
    parse: [{ tag: 'sup' }, { style: 'vertical-align=super' }],
=======
    parse: ['sup'],
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
    keys: ['Mod-.'],
  },
  {
    name: 'subscript',
    tag: 'sub',
<<<<<<< HEAD
    parse: [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
=======
    parse: ['sub'],
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
    keys: ['Mod-,'],
  },
]

const plainMarks = PLAIN.map(({ name, tag, parse, keys, typed }) =>
  Mark.create({
    name,
<<<<<<< HEAD
    parseHTML: () => [...parse],
=======
    parseHTML: () => parse.map((element) => ({ tag: element })),
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
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
