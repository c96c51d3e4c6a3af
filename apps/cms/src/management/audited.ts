import type { Deed } from '../people/audit.ts'
import { writeAudit } from '../people/audit.ts'
import type { MakeChange, Storage } from '../storage/storage.ts'

interface Audited {
  /** The same storage, whose change notes what is done in its own transaction. */
  readonly storage: Storage
  /** Notes it when no change did: of what is stored in another way, such as tokens. */
  readonly finish: () => Promise<void>
}

/** Sees to it that what a request does is in the audit trail, once, if it is done at all. */
export function audited(storage: Storage, deed: Deed): Audited {
  let isNoted = false
  const change: MakeChange = async (work, ...given) => {
    const isFirst = !isNoted
    const result = await storage.change(async (change) => {
      const made = await work(change, ...given)
      if (isFirst) await writeAudit(change, deed, change.now)
      return made
    })
    isNoted = true
    return result
  }
  return {
    storage: { ...storage, change },
    finish: async () => {
      if (!isNoted) await storage.note(deed)
    },
  }
}
