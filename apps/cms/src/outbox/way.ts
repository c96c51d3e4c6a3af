import type { Selectable } from 'kysely'
import type { ReceiverKind, WebhookTable } from '../database/outbox-tables.ts'
import type { Delivery, Outcome } from './deliveries.ts'

export type Receiver = Selectable<WebhookTable>

/** How messages reach receivers of one kind. */
export interface Way {
  /** Who that is, as the beginning of a sentence of the log. */
  readonly name: string
  /** As the log may show it: addresses can hold secrets. */
  readonly shown: (receiver: Receiver) => string
  /** Never throws. With nothing sent when it is stopped before there was an answer: `status` is null. */
  readonly send: (delivery: Delivery, receiver: Receiver, stop: AbortSignal) => Promise<Outcome>
  /** How long after its making a message is given up. */
  readonly triedForMs: number
}

/** The kinds that this process can send to. */
export type Ways = Readonly<Partial<Record<ReceiverKind, Way>>>
