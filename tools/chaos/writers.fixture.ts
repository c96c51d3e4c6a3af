import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Storage } from '../../apps/cms/src/storage/storage.ts'
import type { Random } from '../../bench/catalogue/random.ts'
import { anyVisitor, editionsIn } from './readers.fixture.ts'

/** Pause between two requests of one writer. */
const PAUSE_MS = 50

/**
 * Full slug of the story whose changes are published: the newest article, first in lists. Those of `DRAFTS` are only
 * saved.
 */
export const PUBLISHED_STORY = 'blog/a-register-that-adds-up'
const DRAFTS = ['about', 'privacy-policy']
const FORM = 'contact'
/** Status if the story was saved since it was read; here by the writer itself, whose save got no response. */
const STALE = 409

export interface WritersOptions {
  readonly cmsUrl: string
  readonly embedsUrl: string
  readonly managementToken: string
  readonly storage: Storage
  readonly random: Random
  /** True while the content system may reject requests. */
  readonly mayRefuse: () => boolean
}

/**
 * Editors who save and publish, and visitors who submit a form, one request after the other, until they leave. A form
 * without a response is submitted again.
 */
export async function startWriters(options: WritersOptions) {
  const { cmsUrl, embedsUrl, managementToken, storage, random, mayRefuse } = options
  const { id: spaceId } = await storage.space()
  const failures: string[] = []
  const savedEditions = new Map<string, number>()
  const leads = new Set<string>()
  let unanswered = 0
  let saves = 0
  let isLeaving = false

  /** Resolves to the response if the request succeeded or was rejected as stale; undefined otherwise. */
  const send = async (url: string, init: RequestInit): Promise<Response | undefined> => {
    const couldRefuse = mayRefuse()
    try {
      const response = await fetch(url, init)
      const text = await response.text()
      if (response.ok || response.status === STALE) return response
      if (response.status < 500 || !(couldRefuse || mayRefuse())) {
        failures.push(
          `${init.method} ${new URL(url).pathname}: ${response.status} ${text.slice(0, 200)}`,
        )
      }
    } catch {
      unanswered++
    }
    await pause(PAUSE_MS)
    return undefined
  }
  const edit = async (fullSlug: string) => {
    const story = await storage.findStory({ fullSlug }, 'draft')
    if (story === undefined) throw new Error(`There is no story ${fullSlug} to edit`)
    const content = { ...JSON.parse(story.content), date: '2026-11-01 08:45' }
    // As in the editor: a save that arrives late does not overwrite a later one.
    let version = `"${(await storage.storyWithDraft(story.id)).version}"`
    for (let edition = 1; !isLeaving; edition++) {
      const name = `Edition ${edition} of the register`
      const response = await send(`${cmsUrl}/v1/spaces/${spaceId}/stories/${story.id}`, {
        method: 'PUT',
        headers: {
          ...{ authorization: managementToken, 'if-match': version },
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          story: fullSlug === PUBLISHED_STORY ? { name, content } : { name },
          ...(fullSlug === PUBLISHED_STORY && { publish: 1 }),
        }),
      })
      version = response?.headers.get('etag') ?? version
      if (response?.ok) savedEditions.set(fullSlug, edition)
      if (response?.ok) saves++
      await pause(PAUSE_MS)
    }
  }
  const submitForms = async () => {
    const form = await (await fetch(`${embedsUrl}/forms/${FORM}`)).text()
    const mark = /name="_mark" value="([^"]*)"/.exec(form)?.[1] ?? ''
    while (!isLeaving) {
      const key = `chaos-${String(random.below(1e9)).padStart(16, '0')}`
      const body = new URLSearchParams({
        ...{ name: 'Ada Lovelace', email: 'ada@firm.example', message: key, consent: 'yes' },
        ...{ _key: key, _mark: mark, _page: '/contact' },
      })
      const headers = { accept: 'application/json', 'x-forwarded-for': anyVisitor(random) }
      const init = { method: 'POST', headers, body }
      while (!isLeaving && !(await send(`${embedsUrl}/forms/${FORM}`, init))?.ok);
      if (!isLeaving) leads.add(key)
      await pause(PAUSE_MS)
    }
  }
  const writers = [...[PUBLISHED_STORY, ...DRAFTS].map(edit), submitForms(), submitForms()]
  return {
    /** Errors that no writer should get. */
    failures: failures as readonly string[],
    counts: () => ({ saves, leads: leads.size, unanswered }),
    leave: async () => {
      isLeaving = true
      await Promise.all(writers)
    },
    /** The last edition that was acknowledged as published. */
    published: () => savedEditions.get(PUBLISHED_STORY) ?? 0,
    /** Leads and editions that were acknowledged, but not stored. Call it after `leave`. */
    lost: async (): Promise<readonly string[]> => {
      const storedMessages = new Set<unknown>()
      for await (const { fields } of storage.allLeads({ form: FORM }))
        storedMessages.add(fields.message)
      const lost = [...leads].filter((key) => !storedMessages.has(key))
      for (const [fullSlug, edition] of savedEditions) {
        const stored = await storage.findStory({ fullSlug }, 'draft')
        const [storedEdition = 0] = editionsIn(stored?.name ?? '')
        if (storedEdition < edition)
          lost.push(`edition ${edition} of ${fullSlug}: ${storedEdition} is stored`)
      }
      expect(storedMessages.size, 'stored leads').toBeGreaterThanOrEqual(leads.size)
      return lost
    },
  }
}
