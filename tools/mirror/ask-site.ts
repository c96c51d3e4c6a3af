import { setTimeout as wait } from 'node:timers/promises'
import { OperatorFault } from '@prospectus/server/operator-fault'

export interface Asked {
  readonly status: number
  /** Without parameters. */
  readonly type: string
  readonly location: string | undefined
  readonly body: Buffer
}

/**
 * Asks a site for one address, in the way of a browser that knows WebP; waits and asks again while it says that it
 * has too much to do.
 *
 * @throws {OperatorFault} when it does not answer
 */
export async function askSite(origin: string, address: string): Promise<Asked> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(origin + address, { redirect: 'manual', headers: HEADERS }).catch(
      (cause: unknown) => {
        throw new OperatorFault(`${origin}${address} cannot be reached: is the site running?`, {
          cause,
        })
      },
    )
    const body = Buffer.from(await response.arrayBuffer())
    const { status, headers } = response
    if (!(status === 429 || status === 503) || attempt === MOST_ATTEMPTS) {
      const [type = ''] = (headers.get('content-type') ?? '').split(';')
      return { status, type, location: headers.get('location') ?? undefined, body }
    }
    await wait(1000 * Math.min(Number(headers.get('retry-after')) || 1, 10))
  }
}

const HEADERS = { accept: 'text/html,image/webp,*/*;q=0.8' }
const MOST_ATTEMPTS = 20
