import { HOUR_MS } from '@prospectus/protocol/values/durations'
import { expect } from 'vitest'
import { FAILURES } from '../journeys/faulty-proxy.fixture.ts'
import type { ChaosInstallation } from './installation.fixture.ts'
import type { Readers } from './readers.fixture.ts'

/** A disturbance while visitors read and editors write; `run` resolves when it is over. */
export interface Incident {
  readonly name: string
  readonly run: (installation: ChaosInstallation, readers: Readers) => Promise<void>
}

const POLL_OPTIONS = { interval: 5 }
/** Number of responses that visitors must get before an incident ends. */
const RESPONSES_PER_INCIDENT = 20

const kills = (['site', 'preview', 'cms'] as const).map(
  (role): Incident => ({
    name: `kill -9: ${role}`,
    run: async (installation, readers) => {
      await readers.waitForResponses(1)
      await installation[role].kill()
    },
  }),
)

const failures = FAILURES.map(
  (failure): Incident => ({
    name: `the content system ${failure}`,
    run: async ({ proxy, sendWebhook }, readers) => {
      proxy.fail(failure)
      try {
        expect(await sendWebhook({})).toBe(200)
        await expect.poll(proxy.brokenCount, POLL_OPTIONS).toBeGreaterThan(0)
        await readers.waitForResponses(RESPONSES_PER_INCIDENT)
      } finally {
        proxy.recover()
      }
    },
  }),
)

const jumps = [24, -1].map(
  (hours): Incident => ({
    name: `all clocks jump by ${hours} h`,
    run: async (installation, readers) => {
      installation.jump(hours * HOUR_MS)
      await readers.waitForResponses(RESPONSES_PER_INCIDENT)
      installation.jump(0)
    },
  }),
)

/** All incidents, each once. */
export const INCIDENTS: readonly Incident[] = [
  ...failures,
  ...kills,
  ...jumps,
  {
    name: 'webhooks are forged',
    run: async ({ sendWebhook }) => {
      const forged = ['', 'f'.repeat(40), 'z'.repeat(40)]
      const statuses = forged.map((signature) => sendWebhook({ action: 'deleted' }, signature))
      expect(await Promise.all(statuses)).toEqual(forged.map(() => 401))
    },
  },
  {
    name: 'webhooks are sent again, and in the wrong order',
    run: async ({ sendWebhook }, readers) => {
      const full_slug = 'about'
      for (const action of ['deleted', 'published', 'unpublished', 'moved', 'deleted']) {
        const statuses = Array.from({ length: 5 }, () =>
          sendWebhook({ action, full_slug, story_id: 1 }),
        )
        expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))
      }
      await readers.waitForResponses(RESPONSES_PER_INCIDENT)
    },
  },
  {
    name: 'the host of forms, pictures and files hangs, and the content system with it',
    run: async ({ cms }, readers) => {
      cms.hold()
      try {
        await readers.waitForResponses(RESPONSES_PER_INCIDENT)
      } finally {
        cms.release()
      }
    },
  },
  {
    name: 'the disk is full',
    run: async ({ disk }, readers) => {
      if (!disk.isSmall) return
      disk.fill()
      try {
        await readers.waitForResponses(RESPONSES_PER_INCIDENT)
      } finally {
        disk.empty()
      }
    },
  },
]
