import { HOUR_MS } from '@prospectus/protocol/values/durations'
import type { Log } from '@prospectus/server/log'
import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import { isReceiverKind, type ReceiverKind, type WebhookTable } from '../database/visitor-tables.ts'
import {
  claimDelivery,
  type Delivery,
  findDueReceivers,
  findReceiver,
  forgetOldDeliveries,
  type Outcome,
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
 * Sends the outbox (content-webhook#events, lead-payload#request): to receivers in parallel, to each one message after
 * the other, the longest due first. Polls after each change of this process, and every second for retries and messages
 * of other processes.
 */
export function createSender(options: SenderOptions) {
  const { database, log, channels, now = () => new Date() } = options
  const supportedKinds = Object.keys(channels).filter(isReceiverKind)
  const stopping = new AbortController()
  const sendingByReceiver = new Map<number, Promise<void>>()
  let polling: Promise<void> | undefined
  let isPollPending = false
  let cleanedUpAt = 0
  let isFailing = false

  const poll = async (): Promise<void> => {
    do {
      isPollPending = false
      try {
        for (const id of await findDueReceivers(database, supportedKinds, now())) startSending(id)
        await cleanUp()
        isFailing = false
      } catch (error) {
        if (!isFailing && !stopping.signal.aborted) {
          log.error(
            'outbox.lookup_failed',
            'The outbox could not be read, or its old messages could not be deleted; both are retried every second. Check the database',
            { error },
          )
        }
        isFailing = true
      }
    } while (isPollPending && !stopping.signal.aborted)
  }

  const startSending = (receiverId: number) => {
    if (sendingByReceiver.has(receiverId) || stopping.signal.aborted) return
    const sending = sendAll(receiverId)
      .catch((error) =>
        log.error(
          'outbox.receiver_failed',
          'Sending to a receiver stopped with an unexpected error and will be retried; if this recurs, report the error',
          { receiver: receiverId, error },
        ),
      )
      .finally(() => {
        sendingByReceiver.delete(receiverId)
        // Messages may have been queued since the last poll.
        wake()
      })
    sendingByReceiver.set(receiverId, sending)
  }

  const sendAll = async (receiverId: number): Promise<void> => {
    while (!stopping.signal.aborted) {
      const delivery = await claimDelivery(database, receiverId, now())
      const receiver = delivery && (await findReceiver(database, delivery))
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
        channel.giveUpAfterMs,
      )
      if (isGivenUp) logGivenUp(channel, receiver, delivery, outcome)
      else logAttempt(channel, receiver, delivery, outcome)
      if (outcome.error !== null && !isGivenUp) return
    }
  }

  /** Logs when a receiver begins to fail and when it has recovered, not every attempt. */
  const logAttempt = (
    channel: Channel,
    receiver: Receiver,
    { topic }: Delivery,
    outcome: Outcome,
  ) => {
    const target = channel.label(receiver)
    const { failures } = receiver
    if (outcome.error === null) {
      if (failures > 0)
        log.info('outbox.recovered', `${channel.name} accepts messages again`, {
          target,
          failures,
        })
    } else if (failures === 0) {
      const { status, error } = outcome
      log.warn(
        'outbox.unreachable',
        `${channel.name} did not accept a message; the message will be sent again`,
        { target, topic, status, error },
      )
    }
  }

  const logGivenUp = (
    channel: Channel,
    receiver: Receiver,
    { id, topic, lead_id }: Delivery,
    outcome: Outcome,
  ) => {
    const { status, error } = outcome
    const message = { delivery: id, topic, ...(lead_id !== null && { lead: lead_id }) }
    log.error(
      'outbox.given_up',
      `${channel.name} did not accept a message, which will not be sent again; pass it on by hand`,
      { target: channel.label(receiver), ...message, status, error },
    )
  }

  const cleanUp = async () => {
    const time = now()
    if (time.getTime() - cleanedUpAt < CLEANUP_INTERVAL_MS) return
    cleanedUpAt = time.getTime()
    await forgetOldDeliveries(database, time)
  }

  const wake = () => {
    if (stopping.signal.aborted) return
    isPollPending = true
    polling ??= poll().finally(() => {
      polling = undefined
    })
  }

  const timer = setInterval(wake, POLL_INTERVAL_MS).unref()
  return {
    wake,
    /** Resolves once everything that was due has been attempted. */
    settled: async () => {
      while (polling !== undefined || sendingByReceiver.size > 0) {
        await polling
        await Promise.all(sendingByReceiver.values())
      }
    },
    /** Stops sending. The next process sends again whatever got no response. */
    stop: async () => {
      clearInterval(timer)
      stopping.abort(new Error('The content system is being stopped'))
      await polling
      await Promise.all(sendingByReceiver.values())
    },
  }
}

const POLL_INTERVAL_MS = 1000
const CLEANUP_INTERVAL_MS = HOUR_MS

export type Receiver = Selectable<WebhookTable>

export interface Channel {
  /** Name of its receivers, such as `A webhook`, with which log sentences begin. */
  readonly name: string
  /** A receiver's name for logs, since addresses can hold secrets. */
  readonly label: (receiver: Receiver) => string
  /** Never throws. `status` is null without a response, as when `signal` stops the request. */
  readonly send: (delivery: Delivery, receiver: Receiver, signal: AbortSignal) => Promise<Outcome>
  readonly giveUpAfterMs: number
}

type Channels = Readonly<Partial<Record<ReceiverKind, Channel>>>
