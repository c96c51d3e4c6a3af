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

export type Sender = ReturnType<typeof createSender>

export interface SenderOptions {
  readonly database: Database
  readonly log: Log
  readonly channels: Channels
  readonly now?: () => Date
}

/**
 * Sends the outbox's messages (content-webhook#events, lead-payload#request): to all receivers in parallel, to each of
 * them in order. It reads the database when woken, and every second for retries and messages of other processes.
 */
export function createSender(options: SenderOptions) {
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
        // For messages that were stored since it last looked.
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

  /** Logs once when a receiver begins to fail, and once when it has recovered. */
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
    /** Checks at once for due messages. */
    wake,
    /** Resolves when nothing is being sent and nothing is due. */
    settled: async () => {
      while (looking !== undefined || busy.size > 0) {
        await looking
        await Promise.all(busy.values())
      }
    },
    /** Stops sending. A message that was under way without a response is sent again by the next process. */
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

/** The way in which messages reach receivers of one kind. */
export interface Channel {
  /** The receiver's name, at the beginning of log sentences. */
  readonly name: string
  /** The receiver for the log: addresses can hold secrets. */
  readonly label: (receiver: Receiver) => string
  /** Never throws. When stopped before there is a response, `status` is null. */
  readonly send: (delivery: Delivery, receiver: Receiver, stop: AbortSignal) => Promise<Outcome>
  /** Age at which a message is given up. */
  readonly triedForMs: number
}

/** Channels of the kinds that this process can send to. */
type Channels = Readonly<Partial<Record<ReceiverKind, Channel>>>
