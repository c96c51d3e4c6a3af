import type { Log } from '@prospectus/server/log'
import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import { isReceiverKind, type ReceiverKind, type WebhookTable } from '../database/visitor-tables.ts'
import {
  claimDelivery,
  type Delivery,
  forgetOldDeliveries,
  type Outcome,
  receiverOf,
  receiversDue,
  recordOutcome,
  releaseDelivery,
} from './deliveries.ts'

/** Sends what changes and leads have left to be sent (content-webhook#events, lead-payload#request). */
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
  readonly channels: Channels
  readonly now?: () => Date
}

/**
 * Sends to all receivers side by side, and to each of them in order. It looks into the database when woken, and
 * every second for what other processes have written and what is to be tried again.
 */
export function createSender(options: SenderOptions): Sender {
  const { database, log, channels, now = () => new Date() } = options
  const kinds = Object.keys(channels).filter(isReceiverKind)
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
        for (const id of await receiversDue(database, kinds, now())) begin(id)
        await forget()
        isFailing = false
      } catch (error) {
        if (!isFailing && !stopping.signal.aborted) {
          log.error('outbox.lookup_failed', 'The outbox could not be read; it is tried again', {
            error,
          })
        }
        isFailing = true
      }
    } while (isLookWanted && !stopping.signal.aborted)
  }

  const begin = (id: number) => {
    if (busy.has(id) || stopping.signal.aborted) return
    const work = sendAll(id)
      .catch((error) =>
        log.error('outbox.receiver_failed', 'Sending to a receiver failed', {
          receiver: id,
          error,
        }),
      )
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
      const receiver = delivery && (await receiverOf(database, delivery))
      const channel = receiver && channels[receiver.kind]
      if (delivery === undefined || receiver === undefined || channel === undefined) return
      const outcome = await channel.send(delivery, receiver, stopping.signal)
      if (outcome.status === null && stopping.signal.aborted) {
        await releaseDelivery(database, delivery)
        return
      }
      const { isGivenUp } = await recordOutcome(
        database,
        delivery,
        outcome,
        now(),
        channel.triedForMs,
      )
      if (isGivenUp) logGivenUp(channel, delivery, outcome)
      else logAttempt(channel, receiver, delivery, outcome)
      if (outcome.error !== null && !isGivenUp) return
    }
  }

  /** Once when it begins to fail, and once when it is well again. */
  const logAttempt = (
    channel: Channel,
    receiver: Receiver,
    { topic }: Delivery,
    outcome: Outcome,
  ) => {
    const asked = channel.label(receiver)
    const { failures } = receiver
    if (outcome.error === null) {
      if (failures > 0)
        log.info('outbox.recovered', `${channel.name} answers again`, { asked, failures })
    } else if (failures === 0) {
      const { status, error } = outcome
      log.warn(
        'outbox.unreachable',
        `${channel.name} could not be reached; the message is tried again`,
        { asked, topic, status, error },
      )
    }
  }

  const logGivenUp = ({ name }: Channel, { id, topic, lead_id }: Delivery, outcome: Outcome) => {
    const { status, error } = outcome
    const which = { delivery: id, topic, ...(lead_id !== null && { lead: lead_id }) }
    log.error('outbox.given_up', `${name} did not accept a message; it is not tried again`, {
      ...which,
      status,
      error,
    })
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

const LOOK_EVERY_MS = 1000
const FORGET_EVERY_MS = 60 * 60 * 1000

export type Receiver = Selectable<WebhookTable>

/** How messages reach receivers of one kind. */
export interface Channel {
  /** Who that is, as the beginning of a sentence of the log. */
  readonly name: string
  /** As the log may show it: addresses can hold secrets. */
  readonly label: (receiver: Receiver) => string
  /** Never throws. With nothing sent when it is stopped before there was an answer: `status` is null. */
  readonly send: (delivery: Delivery, receiver: Receiver, stop: AbortSignal) => Promise<Outcome>
  /** How long after its making a message is given up. */
  readonly triedForMs: number
}

/** The kinds that this process can send to. */
type Channels = Readonly<Partial<Record<ReceiverKind, Channel>>>
