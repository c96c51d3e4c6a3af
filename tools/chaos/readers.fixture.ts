import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../bench/catalogue/random.ts'
import type { Victim } from './victim.fixture.ts'

/** Pause between two requests of one visitor. */
const PAUSE_MS = 10

/** The distinct editions in a text. A page with two was rendered from two states of the content. */
export function editionsIn(text: string): readonly number[] {
  return [...new Set([...text.matchAll(/Edition (\d+) of the/g)].map(([, n]) => Number(n)))]
}

/** A random client IP, so that limits per client do not apply. */
export function anyVisitor(random: Random): string {
  return `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`
}

/**
 * Visitors who load one address after the other until they leave. Each response has to have status 200, and an HTML one
 * has to be a complete page of one state of the content.
 *
 * @param from role and addresses of each visitor
 */
export function startReaders(
  from: readonly { readonly victim: Victim; readonly paths: readonly string[] }[],
  random: Random,
) {
  const failures: string[] = []
  const waiting: { readonly at: number; readonly resolve: () => void }[] = []
  let answers = 0
  let cutOff = 0
  let slowest = 0
  let isLeaving = false
  const connections = createConnections(from.length)
  const read = async (victim: Victim, path: string): Promise<void> => {
    const deaths = victim.deaths()
    const begun = performance.now()
    try {
      const headers = { 'x-forwarded-for': anyVisitor(random) }
      const answer = await fetch(victim.url + path, { headers, redirect: 'manual' })
      const problem = problemOf(answer, await answer.text())
      if (problem !== undefined) failures.push(`${victim.name} ${path}: ${problem}`)
      answers++
      slowest = Math.max(slowest, performance.now() - begun)
      for (const { resolve } of waiting.filter(({ at }) => answers >= at)) resolve()
    } catch (error) {
      if (victim.isUp() && victim.deaths() === deaths && !connections.mayBeDead(victim)) {
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
    /** Problems that no visitor should encounter. */
    failures: failures as readonly string[],
    answers: () => answers,
    /** Requests that failed because their process was killed. */
    cutOff: () => cutOff,
    /** Milliseconds of the slowest response. */
    slowest: () => Math.round(slowest),
    /** Resolves after so many more responses. */
    more: (count: number) =>
      new Promise<void>((resolve) => waiting.push({ at: answers + count, resolve })),
    leave: async () => {
      isLeaving = true
      await Promise.all(visitors)
    },
  }
}

export type Readers = ReturnType<typeof startReaders>

/** A visitor's kept-alive connection breaks once per death, after which a browser retries silently. */
function createConnections(visitors: number) {
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

function problemOf({ status, headers }: Response, text: string): string | undefined {
  if (status !== 200) return `answered ${status}`
  if (!headers.get('content-type')?.startsWith('text/html')) return undefined
  if (!text.trimEnd().endsWith('</html>')) return `ends with ${text.slice(-40)}`
  const editions = editionsIn(text)
  return editions.length > 1 ? `speaks of the editions ${editions}` : undefined
}
