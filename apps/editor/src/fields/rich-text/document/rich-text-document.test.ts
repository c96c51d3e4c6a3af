import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleRichText } from '@prospectus/content/schema/blocks/example-rich-text'
import { getSchema } from '@tiptap/core'
import { type Mark, Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentFolder } from '../../../../../../tools/run/project.ts'
import { isObject, isSameJson, type Json } from '../../../document/json.ts'
import { richTextExtensions } from '../extensions/extensions.ts'
import { loadDocument } from './load.ts'
import { randomRichText } from './random-rich-text.fixture.ts'
import { toStoredNode } from './save.ts'

const schema = getSchema(richTextExtensions())
const CONTENT = contentFolder()
const TYPED = '☃'
const RUNS = process.env.EVERY_EXAMPLE ? 400 : 200
/** Every bundled story in `npm run audit`, one of eight in `npm test`. */
const STEP = process.env.EVERY_EXAMPLE ? 1 : 8

function documentsIn(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value.flatMap(documentsIn)
  if (!isObject(value)) return []
  return value.type === 'doc' ? [value] : Object.values(value).flatMap(documentsIn)
}

function bundledDocuments(): readonly Json[] {
  const names = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  const stories = names.filter((name) => name.endsWith('.json')).filter((_, at) => at % STEP === 0)
  const example: Json = JSON.parse(JSON.stringify(exampleRichText))
  return [
    example,
    ...stories.flatMap((name) =>
      documentsIn(JSON.parse(readFileSync(join(CONTENT, name), 'utf8'))),
    ),
  ]
}

/** The same document without the JSON of its nodes, as if it had been made in the editor. */
function withoutJson(document: Node): Node {
  return Node.fromJSON(schema, document.toJSON())
}

/** The document with a letter typed at this share of its length; undefined where there is no text. */
function typeInto(document: Node, share: number): Node | undefined {
  const runs: { readonly at: number; readonly marks: readonly Mark[] }[] = []
  document.descendants((node, at) => {
    if (node.isText) runs.push({ at, marks: node.marks })
  })
  const run = runs[Math.floor(share * runs.length)]
  if (run === undefined) return undefined
  const letter = schema.text(TYPED, run.marks)
  return EditorState.create({ doc: document }).tr.insert(run.at, letter).doc
}

it('BLOCK-11 every bundled text is saved as exactly the JSON it was read from, and so is one made in the editor', () => {
  const documents = bundledDocuments()
  expect(documents.length).toBeGreaterThan(1)
  for (const stored of documents) {
    const document = loadDocument(schema, stored)
    document.check()
    expect(toStoredNode(document)).toBe(stored)
    expect(plain(toStoredNode(withoutJson(document)))).toEqual(plain(stored))
  }
})

it('BLOCK-11 a letter typed into a bundled text changes that letter and nothing else', () => {
  for (const [at, stored] of bundledDocuments().entries()) {
    const typed = typeInto(loadDocument(schema, stored), ((at * 7) % 10) / 10)
    if (typed === undefined) continue
    const saved = JSON.stringify(toStoredNode(typed))
    expect(saved).toContain(TYPED)
    expect(saved.replace(TYPED, '')).toBe(JSON.stringify(stored))
  }
})

it.each([
  ['a table', ['table', 'tableRow', 'tableCell', 'paragraph']],
  ['a list in the spelling of older content', ['bulletList', 'listItem', 'paragraph']],
])('BLOCK-11 the text in %s can be edited, and keeps its JSON otherwise', (_, types) => {
  const stored = ['doc', ...types].reduceRight<Json>(
    (inside, type) => ({ type, content: [inside] }),
    {
      type: 'text',
      text: 'Typed before',
    },
  )
  const typed = typeInto(loadDocument(schema, stored), 0)
  const saved = typed && JSON.stringify(toStoredNode(typed))
  expect(saved).toBe(JSON.stringify(stored).replace('Typed', `${TYPED}Typed`))
})

it('BLOCK-11 unknown and misplaced nodes, marks and attributes stay when something else is typed', () => {
  fc.assert(
    fc.property(randomRichText, fc.double({ min: 0, max: 0.999, noNaN: true }), (stored, share) => {
      const document = loadDocument(schema, stored)
      document.check()
      expect(toStoredNode(document)).toBe(stored)
      expect(plain(toStoredNode(withoutJson(document)))).toEqual(plain(stored))
      const typed = typeInto(document, share)
      if (typed === undefined) return
      const saved = JSON.parse(JSON.stringify(toStoredNode(typed)).replace(TYPED, ''))
      expect(plain(saved)).toEqual(plain(stored))
    }),
    { numRuns: RUNS },
  )
})

/** A text's content, regardless of how it is split and of the order of its marks. */
function plain(json: Json | undefined): Json | undefined {
  if (Array.isArray(json)) return joinTexts(json.map((item) => plain(item) ?? null))
  if (!isObject(json)) return json
  const members = Object.entries(json).map(([name, value]) => [
    name,
    name === 'marks' && Array.isArray(value) ? sorted(value) : plain(value),
  ])
  return Object.fromEntries(members)
}

function joinTexts(list: readonly Json[]): readonly Json[] {
  const result: Json[] = []
  for (const item of list) {
    const last = result.at(-1)
    if (isText(item) && isText(last) && isSameJson(marksOf(item), marksOf(last))) {
      result[result.length - 1] = {
        ...last,
        ...withSortedMarks(item),
        text: `${last.text}${item.text}`,
      }
    } else {
      result.push(isText(item) ? withSortedMarks(item) : item)
    }
  }
  return result
}

type Text = { readonly text: string; readonly [member: string]: Json }

function isText(json: Json | undefined): json is Text {
  return isObject(json) && json.type === 'text' && typeof json.text === 'string' && json.text !== ''
}

function withSortedMarks(text: Text): Text {
  const marks = marksOf(text)
  const { marks: _, ...rest } = text
  return marks.length === 0 ? rest : { ...rest, marks }
}

function marksOf({ marks }: Text): readonly Json[] {
  return Array.isArray(marks) ? sorted(marks) : []
}

function sorted(marks: readonly Json[]): readonly Json[] {
  return marks.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}
