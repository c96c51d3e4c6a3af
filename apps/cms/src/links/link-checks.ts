import { setTimeout as after } from 'node:timers/promises'
import type { SiteContext } from '@prospectus/content/reading/site-context'
import { checkLinks, type LinkCheck } from './link-check.ts'
import type { LinkRows } from './link-rows.ts'

interface LinkChecksOptions {
  readonly rows: LinkRows
  /** What the site of the space is, as it is now. */
  readonly site: () => Promise<
    Pick<SiteContext, 'siteUrl' | 'assetHosts' | 'embedHost' | 'languages'>
  >
  /** Whether a file is there that the library does not have. */
  readonly hasFile: (path: string) => Promise<boolean>
  readonly now?: () => Date
  /** How long somebody who asks waits for a check to end; it goes on afterwards. */
  readonly patienceMs?: number
}

/** The newest check of links, made anew in the background when somebody asks and something has changed since. */
export interface LinkChecks {
  /** Rejects when the content cannot be read. */
  readonly current: () => Promise<LinkCheck>
}

export function createLinkChecks(options: LinkChecksOptions): LinkChecks {
  const { rows, site, hasFile, now = () => new Date(), patienceMs = 2000 } = options
  let last: LinkCheck | undefined
  let lastOf = ''
  let running: Promise<void> | undefined
  /** Of the first check, before which there is nothing else to tell. */
  let soFar: LinkCheck = NOTHING

  const run = async () => {
    const stand = await rows.stand()
    if (stand === lastOf) return
    const onStep = (check: LinkCheck) => {
      soFar = last === undefined ? check : { ...last, state: 'checking', checked: check.checked }
    }
    last = await checkLinks({ rows, site: await site(), hasFile, onStep, now })
    soFar = last
    lastOf = stand
  }
  return {
    current: async () => {
      running ??= run().finally(() => {
        running = undefined
      })
      const given = new AbortController()
      const patience = after(patienceMs, undefined, { ref: false, signal: given.signal })
      await Promise.race([running, patience.catch(() => undefined)])
      given.abort()
      // Whoever waited no longer does not hear of a fault; the next who asks does.
      running?.catch(() => undefined)
      return soFar
    },
  }
}

const NOTHING: LinkCheck = {
  ...{ state: 'checking', checked: 0, stories: 0, external: 0 },
  ...{ finished_at: null, broken: [] },
}
