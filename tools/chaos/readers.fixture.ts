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
 * @param visits role and addresses of each visitor
 */
export function startReaders(
  visits: readonly { readonly victim: Victim; readonly paths: readonly string[] }[],
  random: Random,
) {
  const failures: string[] = []
  const waiting: { readonly count: number; readonly resolve: () => void }[] = []
  let responseCount = 0
  let cutOffCount = 0
  let slowestMs = 0
  let isLeaving = false
  const connections = createConnections(visits.length)
  const load = async (victim: Victim, path: string): Promise<void> => {
    const killCount = victim.killCount()
    const start = performance.now()
    try {
      const headers = { 'x-forwarded-for': anyVisitor(random) }
      const response = await fetch(victim.url + path, { headers, redirect: 'manual' })
      const problem = problemOf(response, await response.text())
      if (problem !== undefined) failures.push(`${victim.name} ${path}: ${problem}`)
      responseCount++
      slowestMs = Math.max(slowestMs, performance.now() - start)
      for (const { resolve } of waiting.filter(({ count }) => responseCount >= count)) resolve()
    } catch (error) {
      if (victim.isUp() && victim.killCount() === killCount && !connections.mayBeDead(victim)) {
        failures.push(`${victim.name} ${path}: ${(error as Error).cause ?? error}`)
      } else {
        cutOffCount++
        if (victim.waitUntilUp === undefined) return pause(PAUSE_MS)
        await victim.waitUntilUp()
        return load(victim, path)
      }
    }
    await pause(PAUSE_MS)
  }
  const visitors = visits.map(async ({ victim, paths }) => {
    while (!isLeaving) await load(victim, random.pick(paths))
  })
  return {
    /** Problems that no visitor should encounter. */
    failures: failures as readonly string[],
    /** Number of complete responses so far. */
    responseCount: () => responseCount,
    /** Requests that failed because their process was killed. */
    cutOffCount: () => cutOffCount,
    slowestMs: () => Math.round(slowestMs),
    /** Resolves after this many more responses. */
    waitForResponses: (count: number) =>
      new Promise<void>((resolve) => waiting.push({ count: responseCount + count, resolve })),
    leave: async () => {
      isLeaving = true
      await Promise.all(visitors)
    },
  }
}

export type Readers = ReturnType<typeof startReaders>

/** Counts the visitors' kept-alive connections: each breaks once per kill, after which a browser retries silently. */
function createConnections(visitorCount: number) {
  const connectionsLeft = new Map<Victim, { readonly killCount: number; connections: number }>()
  return {
    mayBeDead(victim: Victim): boolean {
      const killCount = victim.killCount()
      const counted = connectionsLeft.get(victim)
      const current =
        counted?.killCount === killCount ? counted : { killCount, connections: visitorCount }
      connectionsLeft.set(victim, current)
      if (victim.waitUntilUp === undefined || killCount === 0 || current.connections === 0)
        return false
      current.connections -= 1
      return true
    },
  }
}

function problemOf({ status, headers }: Response, text: string): string | undefined {
  if (status !== 200) return `responded with ${status}`
  if (!headers.get('content-type')?.startsWith('text/html')) return undefined
  if (!text.trimEnd().endsWith('</html>')) return `is cut off; it ends with ${text.slice(-40)}`
  const editions = editionsIn(text)
  return editions.length > 1 ? `shows several editions: ${editions}` : undefined
}
