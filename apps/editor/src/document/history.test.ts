import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setField } from './blocks.ts'
import { type History, NO_HISTORY, recordEdit, redo, undo } from './history.ts'
import type { Draft } from './json.ts'
import { merge } from './merge.ts'
import {
  applyEdit,
  createSampleDraft,
  createUniqueTexts,
  randomEdit,
} from './random-edits.fixture.ts'
import { contentWithUids } from './repair-uids.ts'

const RUNS = Number(process.env.EDITOR_SESSIONS ?? 300)

const step = fc.oneof(
  { weight: 5, arbitrary: randomEdit.map((edit) => ({ kind: 'edit', edit }) as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'undo' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'redo' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reload' } as const) },
)

it('any sequence of edits, undos, redos and reloads gives the same draft as a simple model', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const fresh = createUniqueTexts('m')
      let draft = createSampleDraft()
      let history: History = NO_HISTORY
      // The model: whole drafts, one after the other, and which of them is shown.
      let drafts: Draft[] = [draft]
      let at = 0
      for (const [time, each] of steps.entries()) {
        if (each.kind === 'edit') {
          const next = applyEdit(draft, each.edit, fresh)
          history = recordEdit(history, draft, next, { label: 'Edit', timeMs: time * 5000 })
          drafts = [...drafts.slice(0, at + 1), next]
          at += 1
          draft = next
        } else if (each.kind === 'reload') {
          draft = structuredClone(draft)
          draft = { ...draft, content: contentWithUids(draft.content, 'page') }
        } else {
          const stepped = (each.kind === 'undo' ? undo : redo)(history, draft)
          const next = drafts[at + (each.kind === 'undo' ? -1 : 1)]
          expect(stepped === undefined).toBe(next === undefined)
          if (stepped === undefined) continue
          at += each.kind === 'undo' ? -1 : 1
          draft = stepped.draft
          history = stepped.history
        }
        expect(draft).toEqual(drafts[at])
      }
    }),
    { numRuns: RUNS },
  )
}, 300_000)

it('undo never removes a colleague’s text', () => {
  const base = createSampleDraft()
  const mine = { ...base, content: setField(base.content, 'g', 'heading', 'Mine') }
  const history = recordEdit(NO_HISTORY, base, mine, { label: 'Change heading', timeMs: 0 })
  const colleagues = {
    ...base,
    content: setField(setField(mine.content, 'g', 'heading', 'Theirs'), 'k', 'heading', 'Theirs'),
  }
  const { draft } = merge(mine, mine, colleagues)
  expect(undo(history, draft)?.draft.content).toEqual(colleagues.content)
})

it('undo of typing never removes a colleague’s text that came between two keystrokes', () => {
  const typed = (draft: Draft, text: string): Draft => ({
    ...draft,
    content: setField(draft.content, 'g', 'heading', text),
  })
  const edit = { label: 'Change heading', key: 'g heading' }
  const base = createSampleDraft()
  const first = typed(base, 'a')
  const joined = { ...first, content: setField(first.content, 'k', 'heading', 'Theirs') }
  const second = typed(joined, 'ab')
  let history = recordEdit(NO_HISTORY, base, first, { ...edit, timeMs: 0 })
  history = recordEdit(history, joined, second, { ...edit, timeMs: 900 })
  const once = undo(history, second)
  expect(once?.draft).toEqual(joined)
  const twice = once && undo(once.history, once.draft)
  expect(twice?.draft.content).toEqual(setField(base.content, 'k', 'heading', 'Theirs'))
})

it('typing in one field within a second is one step, and after a pause another', () => {
  const typed = (text: string): Draft => {
    const draft = createSampleDraft()
    return { ...draft, content: setField(draft.content, 'g', 'heading', text) }
  }
  const edit = { label: 'Change heading', key: 'g heading' }
  const [none, a, ab, abc] = [typed(''), typed('a'), typed('ab'), typed('abc')]
  let history = recordEdit(NO_HISTORY, none, a, { ...edit, timeMs: 0 })
  history = recordEdit(history, a, ab, { ...edit, timeMs: 900 })
  history = recordEdit(history, ab, abc, { ...edit, timeMs: 1950 })
  const once = undo(history, abc)
  expect(once?.draft).toEqual(typed('ab'))
  expect(once && undo(once.history, once.draft)?.draft).toEqual(typed(''))
})
