import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setField } from '../document/blocks.ts'
import type { Draft } from '../document/json.ts'
import {
  applyEdit,
  createSampleDraft,
  createUniqueTexts,
  randomEdit,
} from '../document/random-edits.fixture.ts'
import { createStoryStore, type StoryStore } from './story-store.ts'
import {
  createBrowserJournal,
  createStoryServer,
  type Network,
} from './unreliable-server.fixture.ts'

/** `npm run audit` tries many more. */
const RUNS = Number(process.env.EDITOR_SESSIONS ?? 150)
const TIMEOUT_MS = 600_000

/** An action of a person, or an event. */
const step = fc.oneof(
  { weight: 6, arbitrary: randomEdit.map((edit) => ({ kind: 'edit', edit }) as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'undo' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'redo' } as const) },
  { weight: 3, arbitrary: fc.constant({ kind: 'send' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'crash' } as const) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<Network>('works', 'cut', 'loses responses')
      .map((network) => ({ kind: 'network', network }) as const),
  },
)

type Server = ReturnType<typeof createStoryServer>

/** One browser with the story open, which sends only when the test says so. */
async function browserAt(server: Server) {
  let network: Network = 'works'
  const journal = createBrowserJournal()
  const request = server.clientOver(() => network)
  let now = 0
  const openAgain = (record = server.record()): Promise<StoryStore> =>
    createStoryStore({
      request,
      journal,
      record,
      now: () => (now += 5000),
      startTimer: () => () => {},
    })
  let page = await openAgain()
  return {
    page: () => page,
    set: (next: Network) => {
      network = next
    },
    /** The page crashes, and another is opened. */
    crash: async () => {
      // The page's last write to the journal is on disk by then.
      await Promise.resolve()
      page = await openAgain()
    },
    /** Restores the network, and sends everything. */
    settle: async () => {
      network = 'works'
      for (let times = 0; times < 20; times += 1) if (await page.flush()) return
      throw new Error('The changes were not all sent after 20 attempts.')
    },
  }
}

it('EDIT-5 a save whose response was lost is not taken for a colleague’s, and an undo of it is sent', async () => {
  const server = createStoryServer(createSampleDraft())
  const browser = await browserAt(server)
  const type = (text: string) =>
    browser.page().edit((content) => setField(content, 'g', 'heading', text), { label: 'Type' })
  browser.set('loses responses')
  type('Kept by the server')
  await browser.page().flush()
  type('Typed since')
  await browser.crash()
  await browser.settle()
  expect(browser.page().state().story.conflicts).toEqual([])
  expect(JSON.stringify(server.record().content)).toContain('Typed since')

  browser.set('loses responses')
  type('Undone at once')
  await browser.page().flush()
  browser.page().undo()
  await browser.settle()
  expect(JSON.stringify(server.record().content)).toContain('Typed since')
})

it(
  'EDIT-5 after edits, undos, crashes and network failures the server has the last draft, without conflicts',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const server = createStoryServer(createSampleDraft())
        const browser = await browserAt(server)
        const fresh = createUniqueTexts('m')
        // The model: a list of whole drafts, and the index of the one shown. A new page has no undo.
        let drafts: Draft[] = [browser.page().state().story.draft]
        let at = 0
        for (const each of steps) {
          const page = browser.page()
          if (each.kind === 'edit') {
            const next = applyEdit(page.state().story.draft, each.edit, fresh)
            const isOther = next.content !== page.state().story.draft.content
            page.edit(() => next.content, { label: 'Edit' })
            if (isOther) {
              drafts = [...drafts.slice(0, at + 1), next]
              at += 1
            }
          } else if (each.kind === 'undo') {
            page.undo()
            at = Math.max(0, at - 1)
          } else if (each.kind === 'redo') {
            page.redo()
            at = Math.min(drafts.length - 1, at + 1)
          } else if (each.kind === 'send') await page.flush()
          else if (each.kind === 'network') browser.set(each.network)
          else {
            await browser.crash()
            drafts = [drafts[at] ?? createSampleDraft()]
            at = 0
          }
          expect(browser.page().state().story.draft.content).toEqual(drafts[at]?.content)
        }
        await browser.settle()
        expect(server.record().content).toEqual(drafts[at]?.content)
        expect(browser.page().state().story.conflicts).toEqual([])
      }),
      { numRuns: RUNS },
    )
  },
  TIMEOUT_MS,
)

/** Fields that only one of the two changes. */
const FIELDS = ['heading', 'label'] as const
const BLOCKS = ['g', 'h', 'k', 'g-1'] as const

it(
  'EDIT-5 two editors on one story lose no field, despite crashes and network failures',
  async () => {
    const write = fc.record({ kind: fc.constant('write' as const), block: fc.nat(3) })
    const others = step.filter(({ kind }) => ['send', 'crash', 'network'].includes(kind))
    const both = fc.record({ who: fc.nat(1), what: fc.oneof(write, others) })
    await fc.assert(
      fc.asyncProperty(fc.array(both, { maxLength: 40 }), async (steps) => {
        const server = createStoryServer(createSampleDraft())
        const browsers = [await browserAt(server), await browserAt(server)]
        const fresh = createUniqueTexts('w')
        const last = new Map<string, string>()
        for (const { who, what } of steps) {
          const browser = browsers[who]
          if (browser === undefined) continue
          if (what.kind === 'write') {
            const [uid, field] = [BLOCKS[what.block] ?? 'g', FIELDS[who] ?? 'heading']
            const text = fresh()
            browser.page().edit((content) => setField(content, uid, field, text), { label: 'Type' })
            last.set(`${uid} ${field}`, text)
          } else if (what.kind === 'send') await browser.page().flush()
          else if (what.kind === 'network') browser.set(what.network)
          else if (what.kind === 'crash') await browser.crash()
        }
        for (const browser of browsers) await browser.settle()
        let expected = createSampleDraft().content
        for (const [key, text] of last) {
          const [uid = '', field = ''] = key.split(' ')
          expected = setField(expected, uid, field, text)
        }
        expect(server.record().content).toEqual(expected)
      }),
      { numRuns: RUNS },
    )
  },
  TIMEOUT_MS,
)
