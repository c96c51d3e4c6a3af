import { HOUR_MS } from '@prospectus/protocol/values/durations'
import { expect } from 'vitest'
import { FAILURES } from '../journeys/faulty-proxy.fixture.ts'
import type { ChaosInstallation } from './installation.fixture.ts'
import type { Readers } from './readers.fixture.ts'

/** A disturbance while visitors read and editors write; `happen` resolves when it is over. */
export interface Incident {
  readonly name: string
  readonly happen: (installation: ChaosInstallation, readers: Readers) => Promise<void>
}

const SOON = { interval: 5 }
/** Number of responses that visitors must get before an incident ends. */
const MEANWHILE = 20

const kills = (['site', 'preview', 'cms'] as const).map(
  (role): Incident => ({
    name: `kill -9: ${role}`,
    happen: async (installation, readers) => {
      await readers.more(1)
      await installation[role].kill()
    },
  }),
)

const failures = FAILURES.map(
  (failure): Incident => ({
    name: `the content system ${failure}`,
    happen: async ({ proxy, hook }, readers) => {
      proxy.fail(failure)
      try {
        expect(await hook({})).toBe(200)
        await expect.poll(proxy.failed, SOON).toBeGreaterThan(0)
        await readers.more(MEANWHILE)
      } finally {
        proxy.recover()
      }
    },
  }),
)

const jumps = [24, -1].map(
  (hours): Incident => ({
    name: `all clocks jump by ${hours} h`,
    happen: async (installation, readers) => {
      installation.jump(hours * HOUR_MS)
      await readers.more(MEANWHILE)
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
    name: 'hooks are forged',
    happen: async ({ hook }) => {
      const forged = ['', 'f'.repeat(40), 'z'.repeat(40)]
      const answers = forged.map((signature) => hook({ action: 'deleted' }, signature))
      expect(await Promise.all(answers)).toEqual(forged.map(() => 401))
    },
  },
  {
    name: 'hooks are sent again, and in the wrong order',
    happen: async ({ hook }, readers) => {
      const full_slug = 'about'
      for (const action of ['deleted', 'published', 'unpublished', 'moved', 'deleted']) {
        const answers = Array.from({ length: 5 }, () => hook({ action, full_slug, story_id: 1 }))
        expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
      }
      await readers.more(MEANWHILE)
    },
  },
  {
    name: 'the host of forms, pictures and files hangs, and the content system with it',
    happen: async ({ cms }, readers) => {
      cms.hold()
      try {
        await readers.more(MEANWHILE)
      } finally {
        cms.release()
      }
    },
  },
  {
    name: 'the disk is full',
    happen: async ({ disk }, readers) => {
      if (!disk.isSmall) return
      disk.fill()
      try {
        await readers.more(MEANWHILE)
      } finally {
        disk.empty()
      }
    },
  },
]
