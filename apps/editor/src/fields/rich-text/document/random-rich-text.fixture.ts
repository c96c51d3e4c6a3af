import fc from 'fast-check'
import type { Json } from '../../../document/json.ts'

const NODES = [
  ...['paragraph', 'heading', 'blockquote', 'bullet_list', 'ordered_list', 'list_item'],
  ...['code_block', 'horizontal_rule', 'hard_break', 'image', 'emoji', 'blok', 'text', 'doc'],
  ...['table', 'tableRow', 'tableCell', 'tableHeader', 'bulletList', 'listItem', 'hardBreak'],
  ...['unknown_block', 'unknown_inline', 'image_block', 'callout', 'constructor', '__proto__', ''],
]
const MARKS = [
  ...['bold', 'italic', 'code', 'link', 'textStyle', 'highlight', 'styled', 'anchor', 'strike'],
  ...['unknown_mark', 'blink', 'toString'],
]

const attrs = fc.dictionary(
  fc.constantFrom(
    'level',
    'order',
    'class',
    'colspan',
    'colwidth',
    'textAlign',
    'href',
    'stored',
    'x',
  ),
  fc.oneof(fc.integer({ min: -1, max: 9 }), fc.constant(null), fc.string(), fc.constant([1, 2])),
  { maxKeys: 3 },
)
const text = fc.record(
  {
    type: fc.constant('text'),
    text: fc.string({
      minLength: 0,
      maxLength: 6,
      unit: fc.constantFrom('a', 'b', ' ', 'ä', '👍'),
    }),
    marks: fc.array(
      fc.record({ type: fc.constantFrom(...MARKS), attrs }, { requiredKeys: ['type'] }),
      {
        maxLength: 3,
      },
    ),
  },
  { requiredKeys: ['type', 'text'] },
)

const { node } = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: text, weight: 4 },
    {
      arbitrary: fc.record(
        {
          type: fc.constantFrom(...NODES),
          attrs,
          content: fc.array(tie('node'), { maxLength: 4 }),
          marks: fc.array(fc.record({ type: fc.constantFrom(...MARKS) }), { maxLength: 2 }),
          more: fc.integer(),
        },
        { requiredKeys: ['type', 'content'] },
      ),
      weight: 8,
    },
    { arbitrary: fc.constantFrom<Json>(null, 7, 'word', [], { content: [] }), weight: 1 },
  ),
}))

/** A document of known, unknown and misplaced nodes: no editor makes one, but stored content may hold it. */
export const randomRichText: fc.Arbitrary<Json> = fc.record({
  type: fc.constant('doc'),
  content: fc.array(node, { maxLength: 5 }),
})
