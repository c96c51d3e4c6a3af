import { expect, it } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import { setField } from '../document/blocks.ts'
import type { JsonObject } from '../document/json.ts'
import type { Journal } from './journal.ts'
import type { UnsentDraft } from './story-state.ts'
import { createStoryStore, type StoryStore } from './story-store.ts'

const record = (version: number, content: JsonObject) => storyRecord({ version, content })

/** A server with one story, whose responses can be held back, and which can be unreachable. */
function server(content: JsonObject) {
  let stored = record(1, content)
  let isCut = false
  let isDeleted = false
  let waiting: (() => void)[] = []
  let isHeld = false
  const { request, requests } = createFakeContentSystem(async ({ route, body, version }) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    if (isCut) return 'cut'
    if (isDeleted) return { status: 404, body: { error: 'not found' } }
    if (version !== undefined && version !== stored.version) {
      return { status: 409, body: { error: 'stale', current: stored } }
    }
    if (route.includes('restore')) {
      const content = { ...Object(stored.content), heading: 'Earlier' }
      stored = { ...stored, content, version: stored.version + 1 }
    }
    if (route.startsWith('PUT')) {
      stored = { ...stored, ...Object(body).story, version: stored.version + 1 }
    }
    return { body: { story: stored } }
  })
  return {
    request,
    requests,
    record: () => stored,
    content: () => stored.content,
    cut: (now: boolean) => {
      isCut = now
    },
    setDeleted: (now: boolean) => {
      isDeleted = now
    },
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const go of waiting.splice(0)) go()
      waiting = []
    },
    colleague: (field: string, value: string) => {
      stored = {
        ...stored,
        version: stored.version + 1,
        content: { ...Object(stored.content), [field]: value },
      }
    },
  }
}

/** @param closedTabDrafts drafts of tabs that are closed */
function memoryJournal(closedTabDrafts: readonly UnsentDraft[] = []) {
  const unsentDrafts = new Map<number, UnsentDraft>()
  const journal: Journal = {
    read: async (id) => {
      const own = unsentDrafts.get(id)
      return structuredClone(own === undefined ? closedTabDrafts : [...closedTabDrafts, own])
    },
    store: async (id, unsent) => void unsentDrafts.set(id, structuredClone(unsent)),
    drop: async (id) => void unsentDrafts.delete(id),
  }
  return { journal, unsentDrafts }
}

const CONTENT = { _uid: 'r', component: 'page', heading: 'Before', label: 'Label' }

async function openFresh(system = server(CONTENT), journal = memoryJournal()) {
  const timers: { work: () => void; ms: number }[] = []
  const startTimer = (ms: number, work: () => void) => {
    const timer = { work, ms }
    timers.push(timer)
    return () => {
      if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1)
    }
  }
  const open = await createStoryStore({
    request: system.request,
    journal: journal.journal,
    record: system.record(),
    now: () => 0,
    startTimer,
  })
  return { open, system, timers, ...journal }
}

const type = (open: StoryStore, heading: string, field = 'heading') =>
  open.edit((content) => setField(content, 'r', field, heading), { label: 'Change Heading' })

it('a keystroke is in the journal at once, and on the server within a second', async () => {
  const { open, system, timers, unsentDrafts } = await openFresh()
  type(open, 'After')
  expect(open.state().saveState).toBe('saving')
  expect(unsentDrafts.get(7)?.draft.content.heading).toBe('After')
  expect(timers.map(({ ms }) => ms < 1000)).toEqual([true])
  expect(await open.flush()).toBe(true)
  expect(system.content()).toMatchObject({ heading: 'After' })
  expect(open.state().saveState).toBe('saved')
  expect(unsentDrafts.size).toBe(0)
})

it('saves run one at a time, and a response never undoes what was typed meanwhile', async () => {
  const { open, system } = await openFresh()
  system.hold()
  type(open, 'One')
  const first = open.flush()
  type(open, 'Two')
  const second = open.flush()
  await expect.poll(() => system.requests).toEqual(['PUT stories/7'])
  system.release()
  await first
  expect(open.state().story.draft.content.heading).toBe('Two')
  expect(await second).toBe(true)
  expect(system.content()).toMatchObject({ heading: 'Two' })
})

it('a colleague’s change of another field is merged; of the same field it is reported, and mine stays', async () => {
  const { open, system } = await openFresh()
  type(open, 'Mine')
  system.colleague('label', 'Theirs')
  expect(await open.flush()).toBe(true)
  expect(system.content()).toMatchObject({ heading: 'Mine', label: 'Theirs' })
  expect(open.state().story.conflicts).toEqual([])
  system.colleague('heading', 'Theirs')
  type(open, 'Mine again')
  expect(await open.flush()).toBe(true)
  expect(system.content()).toMatchObject({ heading: 'Mine again' })
  expect(open.state().story.conflicts).toEqual([{ uid: 'r', field: 'heading' }])
})

it('typing without a network is marked as not saved, and is sent when the network is back', async () => {
  const { open, system, timers } = await openFresh()
  system.cut(true)
  type(open, 'Offline')
  expect(await open.flush()).toBe(false)
  expect(open.state()).toMatchObject({
    saveState: 'not-saved',
    problem: 'The server cannot be reached.',
  })
  system.cut(false)
  timers[0]?.work()
  await expect.poll(() => open.state().saveState).toBe('saved')
  expect(system.content()).toMatchObject({ heading: 'Offline' })
})

it('EDIT-5 typing in a deleted story is kept and marked as not saved, and is sent once the story is back', async () => {
  const { open, system, timers, unsentDrafts } = await openFresh()
  system.setDeleted(true)
  type(open, 'Typed too late')
  expect(await open.flush()).toBe(false)
  expect(open.state()).toMatchObject({
    saveState: 'not-saved',
    problem: expect.stringContaining('Somebody has deleted this page.'),
  })
  expect(unsentDrafts.get(7)?.draft.content.heading).toBe('Typed too late')
  system.setDeleted(false)
  timers[0]?.work()
  await expect.poll(() => open.state().saveState).toBe('saved')
  expect(system.content()).toMatchObject({ heading: 'Typed too late' })
})

it('a closed laptop loses nothing: the story opens with my draft, merged with later changes', async () => {
  const { open, system, ...journal } = await openFresh()
  system.cut(true)
  type(open, 'On the train')
  await open.flush()
  system.cut(false)
  system.colleague('label', 'Theirs')
  const { open: again } = await openFresh(system, journal)
  expect(again.state().story.draft.content).toMatchObject({
    heading: 'On the train',
    label: 'Theirs',
  })
  expect(await again.flush()).toBe(true)
  expect(system.content()).toMatchObject({ heading: 'On the train', label: 'Theirs' })
})

it('unsent drafts of two tabs of one browser are merged', async () => {
  const base = { name: 'Home', tag_list: [], content: CONTENT }
  const typed = (field: string) => ({
    base,
    draft: { ...base, content: { ...CONTENT, [field]: `Typed ${field}` } },
  })
  const journal = memoryJournal([typed('heading'), typed('label')])
  const { open, system } = await openFresh(server(CONTENT), journal)
  expect(await open.flush()).toBe(true)
  expect(system.content()).toMatchObject({ heading: 'Typed heading', label: 'Typed label' })
  expect(open.state().story.conflicts).toEqual([])
})

it('undo reaches across saves, and is saved itself', async () => {
  const { open, system } = await openFresh()
  type(open, 'After')
  await open.flush()
  open.undo()
  expect(await open.flush()).toBe(true)
  expect(system.content()).toMatchObject({ heading: 'Before' })
  open.redo()
  expect(await open.flush()).toBe(true)
  expect(system.content()).toMatchObject({ heading: 'After' })
})

it('publishing first saves the draft', async () => {
  const { open, system } = await openFresh()
  type(open, 'After')
  expect(await open.runAction('publish')).toBe(true)
  expect(system.requests).toEqual(['PUT stories/7', 'POST stories/7/publish'])
})

it('a colleague’s newer save is not published unseen, and my next words do not overwrite it', async () => {
  const { open, system } = await openFresh()
  system.colleague('label', 'Theirs')
  expect(await open.runAction('publish')).toBe(false)
  expect(open.state().problem).toContain('saved elsewhere')
  expect(open.state().story.draft.content.label).toBe('Theirs')
  expect(open.state().saveState).toBe('saved')
  type(open, 'Mine')
  expect(await open.runAction('publish')).toBe(true)
  expect(system.content()).toMatchObject({ heading: 'Mine', label: 'Theirs' })
})

it('a story that was only moved is published at once', async () => {
  const { open, system } = await openFresh()
  system.colleague('label', 'Label')
  expect(await open.runAction('publish')).toBe(true)
  expect(open.state().story.record.version).toBe(2)
})

it('a colleague’s newer save is shown before an earlier version replaces it', async () => {
  const { open, system } = await openFresh()
  system.colleague('label', 'Theirs')
  expect(await open.restore(1)).toBe(false)
  expect(open.state().story.draft.content).toMatchObject({ heading: 'Before', label: 'Theirs' })
  expect(system.content()).toMatchObject({ heading: 'Before' })
  expect(await open.restore(1)).toBe(true)
  open.undo()
  expect(await open.flush()).toBe(true)
  expect(system.content()).toMatchObject({ heading: 'Before', label: 'Theirs' })
})

it('a restored version becomes the draft, and one undo leads back', async () => {
  const { open, system } = await openFresh()
  type(open, 'After')
  expect(await open.restore(1)).toBe(true)
  expect(system.requests).toEqual(['PUT stories/7', 'POST stories/7/restore?version=1'])
  expect(open.state().story.draft.content.heading).toBe('Earlier')
  expect(open.state().saveState).toBe('saved')
  open.undo()
  expect(open.state().story.draft.content.heading).toBe('After')
  expect(await open.flush()).toBe(true)
  expect(system.content()).toMatchObject({ heading: 'After' })
})

it('a colleague’s save comes in while I type, and no keystroke is lost', async () => {
  const { open, system, timers } = await openFresh()
  system.colleague('label', 'Theirs')
  type(open, 'Mine')
  system.hold()
  const isCaughtUp = open.catchUp(system.record())
  await expect.poll(() => system.requests.at(-1)).toBe('GET stories/7')
  type(open, 'Mine, and more')
  system.release()
  expect(await isCaughtUp).toBe(true)
  expect(open.state().story.draft.content).toMatchObject({
    heading: 'Mine, and more',
    label: 'Theirs',
  })
  expect(open.state().story.conflicts).toEqual([])
  for (const { work } of timers.splice(0)) work()
  await expect.poll(() => open.state().saveState).toBe('saved')
  expect(system.content()).toMatchObject({ heading: 'Mine, and more', label: 'Theirs' })
  expect(await open.catchUp(system.record())).toBe(false)
})

it('a word that we both changed is reported, and mine stays', async () => {
  const { open, system } = await openFresh()
  system.colleague('heading', 'Theirs')
  type(open, 'Mine')
  expect(await open.catchUp(system.record())).toBe(true)
  expect(open.state().story.draft.content).toMatchObject({ heading: 'Mine' })
  expect(open.state().story.conflicts).toHaveLength(1)
})

it('a colleague’s publishing is noticed, though no text has changed', async () => {
  const { open, system } = await openFresh()
  const unpublished = { ...system.record(), published: false }
  expect(await open.catchUp(unpublished)).toBe(false)
  expect(system.requests).toEqual(['GET stories/7'])
  // The reported status may be older than the server's response.
  expect(open.state().story.record.published).toBe(true)
  expect(await open.catchUp(system.record())).toBe(false)
  expect(system.requests).toHaveLength(1)
})
