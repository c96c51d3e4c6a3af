import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../bench/catalogue/random.ts'
import type { Victim } from './victim.fixture.ts'

export interface Readers {
  /** What a visitor should never have met. */
  readonly failures: readonly string[]
  readonly answers: () => number
  /** Requests that failed because the process that they were sent to was killed. */
  readonly cutOff: () => number
  /** Milliseconds that the slowest answer took. */
  readonly slowest: () => number
  /** Resolves when so many more answers have come. */
  readonly more: (answers: number) => Promise<void>
  readonly leave: () => Promise<void>
}

/** Between two requests of one visitor. */
const PAUSE_MS = 10

/** Which editions a text speaks of, each once. A page that speaks of two was made of two states of the content. */
export function editionsIn(text: string): readonly number[] {
  return [...new Set([...text.matchAll(/Edition (\d+) of the/g)].map(([, n]) => Number(n)))]
}

/** A visitor's address, another one each time: no limit for a client is meant. */
export function anyVisitor(random: Random): string {
  return `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`
}

/**
 * Visitors who load one address after the other until they leave. Each answer has to be a whole page of one
 * state of the content.
 *
 * @param from where each visitor asks, and for what
 */
export function startReaders(
  from: readonly { readonly victim: Victim; readonly paths: readonly string[] }[],
  random: Random,
): Readers {
  const failures: string[] = []
  const waiting: { readonly at: number; readonly resolve: () => void }[] = []
  let answers = 0
  let cutOff = 0
  let slowest = 0
  let isLeaving = false
  const kept = createKeptConnections(from.length)
  const read = async (victim: Victim, path: string): Promise<void> => {
    const deaths = victim.deaths()
    const begun = performance.now()
    try {
      const headers = { 'x-forwarded-for': anyVisitor(random) }
      const answer = await fetch(victim.url + path, { headers, redirect: 'manual' })
      const fault = faultOf(answer, await answer.text())
      if (fault !== undefined) failures.push(`${victim.name} ${path}: ${fault}`)
      answers++
      slowest = Math.max(slowest, performance.now() - begun)
      for (const { resolve } of waiting.filter(({ at }) => answers >= at)) resolve()
    } catch (error) {
      if (victim.isUp() && victim.deaths() === deaths && !kept.mayBeDead(victim)) {
        failures.push(`${victim.name} ${path}: ${(error as Error).cause ?? error}`)
      } else {
        cutOff++
        if (victim.backAgain === undefined) return pause(PAUSE_MS)
        await victim.backAgain()
        return read(victim, path)
      }
    }
    await pause(PAUSE_MS)
  }
  const visitors = from.map(async ({ victim, paths }) => {
    while (!isLeaving) await read(victim, random.pick(paths))
  })
  return {
    failures,
    answers: () => answers,
    cutOff: () => cutOff,
    slowest: () => Math.round(slowest),
    more: (count) => new Promise((resolve) => waiting.push({ at: answers + count, resolve })),
    leave: async () => {
      isLeaving = true
      await Promise.all(visitors)
    },
  }
}

/**
 * Each visitor keeps a connection, and may find once after each death that it ended with it; a browser then asks
 * again without a word.
 */
function createKeptConnections(visitors: number) {
  const left = new Map<Victim, { readonly deaths: number; connections: number }>()
  return {
    mayBeDead(victim: Victim): boolean {
      const deaths = victim.deaths()
      const known = left.get(victim)
      const now = known?.deaths === deaths ? known : { deaths, connections: visitors }
      left.set(victim, now)
      if (victim.backAgain === undefined || deaths === 0 || now.connections === 0) return false
      now.connections -= 1
      return true
    },
  }
}

function faultOf({ status, headers }: Response, text: string): string | undefined {
  if (status !== 200) return `answered ${status}`
  if (!headers.get('content-type')?.startsWith('text/html')) return undefined
  if (!text.trimEnd().endsWith('</html>')) return `ends with ${text.slice(-40)}`
  const editions = editionsIn(text)
  return editions.length > 1 ? `speaks of the editions ${editions}` : undefined
}
