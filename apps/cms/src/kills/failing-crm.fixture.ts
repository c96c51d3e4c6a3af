import { openReceiver, type Receiver } from './receiver.fixture.ts'

/** A CRM that fails half of the time, before or after it has recorded the request. */
export interface FailingCrm extends Receiver {
  /** Number of recordings by key. */
  readonly recorded: ReadonlyMap<string, number>
}

/** Listens on a free port until it is closed. */
export async function openFailingCrm(randomBelow: (limit: number) => number): Promise<FailingCrm> {
  const recorded = new Map<string, number>()
  const receiver = await openReceiver('/leads', async (request, response) => {
    try {
      for await (const _ of request);
    } catch {
      // The sender was killed while sending.
      return
    }
    const luck = randomBelow(4)
    const key = String(request.headers['idempotency-key'])
    if (luck > 0) recorded.set(key, (recorded.get(key) ?? 0) + 1)
    response.statusCode = luck < 2 ? 500 : 200
    response.end()
  })
  return { ...receiver, recorded }
}
