import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyBlock, findBlock, findPath, setField } from './blocks.ts'
import { type Block, type Draft, isSameJson, type Json } from './json.ts'
import { merge } from './merge.ts'
import {
  applyEdit,
  createSampleDraft,
  createUniqueTexts,
  type RandomEdit,
  randomEdit,
} from './random-edits.fixture.ts'

const RUNS = Number(process.env.EDITOR_SESSIONS ?? 300)
/** The audit tries many more edits, and takes this long at most. */
const TIMEOUT_MS = 300_000
const edits = fc.array(randomEdit, { maxLength: 12 })

function applyAll(draft: Draft, list: readonly RandomEdit[], prefix: string): Draft {
  const fresh = createUniqueTexts(prefix)
  return list.reduce((now, edit) => applyEdit(now, edit, fresh), draft)
}

const uidsOf = ({ content }: Draft) => [...everyBlock(content)].map(({ _uid }) => _uid)
const isValue = (name: string) => name !== 'body'

/** Fields that differ between two versions of one block. */
function changedFields(was: Block | undefined, is: Block): readonly string[] {
  const names = new Set([...Object.keys(was ?? {}), ...Object.keys(is)])
  return [...names].filter((name) => isValue(name) && !isSameJson(was?.[name], is[name]))
}

describe('two editors of one story', () => {
  it(
    'a change that only one of them made is in the result',
    () => {
      fc.assert(
        fc.property(edits, edits, (before, list) => {
          const base = applyAll(createSampleDraft(), before, 'b')
          const changed = applyAll(base, list, 'm')
          expect(merge(base, changed, structuredClone(base))).toEqual({
            draft: changed,
            conflicts: [],
          })
          expect(merge(base, structuredClone(base), changed)).toEqual({
            draft: changed,
            conflicts: [],
          })
        }),
        { numRuns: RUNS },
      )
    },
    TIMEOUT_MS,
  )

  it(
    'lose no field: every text is in the result, or the conflict is reported',
    () => {
      fc.assert(
        fc.property(edits, edits, edits, (before, first, second) => {
          const base = applyAll(createSampleDraft(), before, 'b')
          const mine = applyAll(base, first, 'm')
          const theirs = applyAll(base, second, 't')
          const { draft, conflicts } = merge(base, mine, theirs)
          const isReported = (uid: string, field: string) =>
            conflicts.some((conflict) => conflict.uid === uid && conflict.field === field)
          for (const [side, other] of [
            [mine, theirs],
            [theirs, mine],
          ] as const) {
            for (const block of everyBlock(side.content)) {
              const was = findBlock(base.content, block._uid)
              const there = findBlock(draft.content, block._uid)
              const changed = changedFields(was, block)
              if (changed.length > 0) expect(there, block._uid).toBeDefined()
              const opposite = findBlock(other.content, block._uid)
              for (const field of changed) {
                const isTheirsToo =
                  opposite !== undefined && changedFields(was, opposite).includes(field)
                if (!isTheirsToo) expect(there?.[field]).toEqual(block[field])
                else if (side === mine && field !== 'text') {
                  expect(there?.[field]).toEqual(block[field])
                  if (!isSameJson(block[field], opposite[field])) {
                    expect(isReported(block._uid, field)).toBe(true)
                  }
                }
              }
            }
          }
          const uids = uidsOf(draft)
          expect(new Set(uids).size).toBe(uids.length)
        }),
        { numRuns: RUNS },
      )
    },
    TIMEOUT_MS,
  )

  it(
    'a deleted block that the other did not change is gone, and new blocks are in the result',
    () => {
      fc.assert(
        fc.property(edits, edits, (first, second) => {
          const base = createSampleDraft()
          const [mine, theirs] = [applyAll(base, first, 'm'), applyAll(base, second, 't')]
          const { draft } = merge(base, mine, theirs)
          const [was, own, other] = [base, mine, theirs].map((each) => new Set(uidsOf(each)))
          const there = new Set(uidsOf(draft))
          for (const uid of [...(own ?? []), ...(other ?? [])]) {
            if (!was?.has(uid) || (own?.has(uid) && other?.has(uid))) expect(there).toContain(uid)
          }
          for (const uid of was ?? []) {
            if (!own?.has(uid) && !other?.has(uid)) expect(there).not.toContain(uid)
          }
        }),
        { numRuns: RUNS },
      )
    },
    TIMEOUT_MS,
  )

  it('changes of two paragraphs of one text are both in the result', () => {
    const base = createSampleDraft()
    const write = (index: number): RandomEdit => ({ kind: 'write', block: 1, target: 0, index })
    const mine = applyAll(base, [write(0)], 'mine ')
    const theirs = applyAll(base, [write(2)], 'theirs ')
    const { draft, conflicts } = merge(base, mine, theirs)
    const text = JSON.stringify(findBlock(draft.content, 'g')?.text)
    expect(conflicts).toEqual([])
    expect(text).toContain('mine 1')
    expect(text).toContain('g b')
    expect(text).toContain('theirs 1')
  })

  it('EDIT-4 changes of different words in one line or paragraph are both in the result', () => {
    const words = (text: string, bold?: string): Json => ({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text },
            ...(bold === undefined
              ? []
              : [{ type: 'text', text: bold, marks: [{ type: 'bold' }] }]),
          ],
        },
      ],
    })
    const of = (heading: string, text: Json): Draft => {
      const draft = createSampleDraft()
      const content = setField(draft.content, 'g', 'heading', heading)
      return { ...draft, content: setField(content, 'g', 'text', text) }
    }
    const base = of('Plan every project on one page', words('One two three ', 'four five'))
    const mine = of('Plan each project on one page', words('One 2 three ', 'four five'))
    const theirs = of('Plan every project on one screen', words('One two three ', 'four five six'))
    const { draft, conflicts } = merge(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(findBlock(draft.content, 'g')).toMatchObject({
      heading: 'Plan each project on one screen',
      text: words('One 2 three ', 'four five six'),
    })
    // Changes of the same words, and of values that are not texts, are not merged.
    const conflict = merge(
      base,
      mine,
      of('Plan all project on one page', words('One II three ', 'four five')),
    )
    expect(conflict.conflicts.map(({ field }) => field)).toEqual(['heading', 'text'])
    expect(findBlock(conflict.draft.content, 'g')?.heading).toBe('Plan each project on one page')
  })

  it('changes of two fields for search engines are both in the result', () => {
    const seo = { plugin: 'seo_metatags', title: 'Title', description: 'Description' }
    const of = (value: Json): Draft => {
      const draft = createSampleDraft()
      return { ...draft, content: setField(draft.content, 'root', 'seo', value) }
    }
    const { draft, conflicts } = merge(
      of(seo),
      of({ ...seo, title: 'Mine' }),
      of({ ...seo, description: 'Theirs' }),
    )
    expect(draft.content.seo).toEqual({ ...seo, title: 'Mine', description: 'Theirs' })
    expect(conflicts).toEqual([])
  })

  it('a card that I moved and a colleague deleted with its grid stays where I put it, and is reported', () => {
    const base = createSampleDraft()
    const mine = applyEdit(
      base,
      { kind: 'move', block: 2, target: 0, index: 0 },
      createUniqueTexts('m'),
    )
    const theirs = applyEdit(
      base,
      { kind: 'delete', block: 1, target: 0, index: 0 },
      createUniqueTexts('t'),
    )
    const { draft, conflicts } = merge(base, mine, theirs)
    expect(findPath(draft.content, 'g-1')?.at(-1)?.position).toMatchObject({ parent: 'root' })
    expect(findBlock(draft.content, 'g')).toBeUndefined()
    expect(conflicts).toContainEqual({ uid: 'g-1', deletedBy: 'colleague' })
  })
})
