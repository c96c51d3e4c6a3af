import type { Log } from '@prospectus/server/log'
import type { Database } from '../database/database.ts'
import type { Seal } from '../seal.ts'
import {
  claimDelivery,
  type Delivery,
  forgetOldDeliveries,
  type Outcome,
  recordOutcome,
  releaseDelivery,
  webhooksDue,
} from './deliveries.ts'
import { sendDelivery } from './send-delivery.ts'
import { webhookRow } from './webhooks.ts'

/** Sends what changes have left to be sent (content-webhook#events). */
export interface Sender {
  /** Looks at once whether something is due. */
  readonly wake: () => void
  /** Done when nothing is under way and nothing is due. */
  readonly settled: () => Promise<void>
  /** Sends no more; what was under way and had no answer yet is sent again by whoever comes next. */
  readonly stop: () => Promise<void>
}

export interface SenderOptions {
  readonly database: Database
  readonly log: Log
  /** What is sent to the operator's webhooks is signed with it. */
  readonly operatorSecret: string | undefined
  readonly seal: Seal | undefined
  readonly now?: () => Date
  readonly fetch?: typeof globalThis.fetch
  readonly timeoutMs?: number
}

/**
 * Sends deliveries to all webhooks side by side, and to each of them in order. It looks into the database
 * when woken, and every second for what other processes have written and what is to be tried again.
 */
export function createSender(options: SenderOptions): Sender {
  const { database, log, now = () => new Date(), fetch = globalThis.fetch } = options
  const stopping = new AbortController()
  const busy = new Map<number, Promise<void>>()
  let looking: Promise<void> | undefined
  let isLookWanted = false
  let forgottenAt = 0
  let isFailing = false

  const look = async (): Promise<void> => {
    do {
      isLookWanted = false
      try {
        for (const id of await webhooksDue(database, now())) begin(id)
        await forget()
        isFailing = false
      } catch (error) {
        if (!isFailing && !stopping.signal.aborted) {
          log.error('It could not be looked up what webhooks are to be told', { error })
        }
        isFailing = true
      }
    } while (isLookWanted && !stopping.signal.aborted)
  }

  const begin = (id: number) => {
    if (busy.has(id) || stopping.signal.aborted) return
    const work = sendAll(id)
      .catch((error) => log.error('A webhook could not be served', { webhook: id, error }))
      .finally(() => {
        busy.delete(id)
        // What came between its last look and now.
        wake()
      })
    busy.set(id, work)
  }

  const sendAll = async (id: number): Promise<void> => {
    while (!stopping.signal.aborted) {
      const delivery = await claimDelivery(database, id, now())
      const webhook = delivery && (await webhookRow(database, id))
      if (delivery === undefined || webhook === undefined) return
      const { url, sealed_secret, owner, failures } = webhook
      const own = sealed_secret === null ? undefined : options.seal?.open(sealed_secret)
      const secret = owner === 'operator' ? options.operatorSecret : own
      const isUnreadable = sealed_secret !== null && own === undefined
      const outcome = isUnreadable
        ? UNREADABLE
        : await sendDelivery(delivery, { url, secret }, sending)
      if (outcome.status === null && stopping.signal.aborted) {
        await releaseDelivery(database, delivery)
        return
      }
      await recordOutcome(database, delivery, outcome, now())
      say(delivery, url, outcome, failures)
      if (outcome.error !== null) return
    }
  }
  const sending = {
    fetch,
    stop: stopping.signal,
    ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
  }

  /** Once when it begins to fail, and once when it is well again. */
  const say = ({ topic }: Delivery, url: string, outcome: Outcome, failures: number) => {
    const { origin, pathname } = new URL(url)
    const asked = origin + pathname
    if (outcome.error === null) {
      if (failures > 0) log.info('A webhook is reached again', { asked, failures })
    } else if (failures === 0) {
      log.warn('A webhook was not reached; it is tried again', { asked, topic, ...outcome })
    }
  }

  const forget = async () => {
    const at = now()
    if (at.getTime() - forgottenAt < FORGET_EVERY_MS) return
    forgottenAt = at.getTime()
    await forgetOldDeliveries(database, at)
  }

  const wake = () => {
    if (stopping.signal.aborted) return
    isLookWanted = true
    looking ??= look().finally(() => {
      looking = undefined
    })
  }

  const timer = setInterval(wake, LOOK_EVERY_MS).unref()
  return {
    wake,
    settled: async () => {
      while (looking !== undefined || busy.size > 0) {
        await looking
        await Promise.all(busy.values())
      }
    },
    stop: async () => {
      clearInterval(timer)
      stopping.abort(new Error('The content system is being stopped'))
      await looking
      await Promise.all(busy.values())
    },
  }
}

const UNREADABLE: Outcome = {
  status: null,
  error: 'Its secret cannot be read: SEAL_SECRET is another one than when it was stored.',
}
const LOOK_EVERY_MS = 1000
const FORGET_EVERY_MS = 60 * 60 * 1000
