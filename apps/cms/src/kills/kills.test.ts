import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { openStorage } from '../storage/open-storage.ts'
import { fillWith, onBothDatabases } from '../storage/storage.fixture.ts'
import { createChance } from './chance.fixture.ts'
import { type Acknowledged, halfDone, lost } from './soundness.fixture.ts'

/** `npm run audit` kills a thousand times on each database. */
const KILLS = Number(process.env.KILLS ?? 10)
const SEED = Number(process.env.SEED ?? 20_261_122)
const STORIES = [1001, 1002, 1003, 1004, 1005]

onBothDatabases(
  'management-api#stories a content system that is killed',
  (_open, { kind, createUrl }) => {
    test(`${KILLS} times, in the middle of saves, publishes, moves and releases, has lost nothing that it acknowledged and left nothing half done (seed ${SEED})`, {
      timeout: 60_000 + KILLS * 5000,
    }, async () => {
      const url = await createUrl()
      await fill(url)
      const chance = createChance(SEED)
      // On PostgreSQL two processes write the same stories.
      const processes = kind === 'postgres' ? 2 : 1
      const acknowledged: Acknowledged[] = []
      let [kills, inside] = [0, 0]
      let next = startWriters(url, processes, chance)
      while (kills < KILLS) {
        const writers = next
        next = startWriters(url, processes, chance)
        const ended = await Promise.all(writers.map((writer) => killed(writer, chance)))
        kills += ended.length
        inside += ended.filter(({ begun, answered }) => begun > answered).length
        expect(ended.flatMap(({ failed }) => failed)).toEqual([])
        const fresh = ended.flatMap(({ done }) => done)
        acknowledged.push(...fresh)
        const seen = `after ${kills} kills, ${inside} with a change under way (seed ${SEED})`
        expect(await faults(url, fresh), seen).toEqual([])
      }
      for (const { child } of next) child.kill('SIGKILL')
      expect(await faults(url, acknowledged)).toEqual([])
      expect(acknowledged.length).toBeGreaterThan(kills)
      expect(inside).toBeGreaterThan(kills / 2)
      if (process.env.KILLS !== undefined) {
        const counts = `${kills} kills, ${inside} with a change under way, ${acknowledged.length} acknowledged`
        process.stdout.write(`${kind}: ${counts}, seed ${SEED}\n`)
      }
    })
  },
)

interface Writer {
  readonly child: ChildProcess
  readonly seed: number
}

function startWriters(url: string, count: number, chance: (limit: number) => number) {
  return Array.from({ length: count }, (): Writer => {
    const seed = chance(1_000_000_000)
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'killed-writer.fixture.ts'), url, String(seed), STORIES.join()],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    )
    onTestFinished(() => void child.kill('SIGKILL'))
    return { child, seed }
  })
}

/** Lets a writer write, and kills it a moment after it has begun one of its changes. */
async function killed({ child }: Writer, chance: (limit: number) => number) {
  const [last, spin] = [1 + chance(25), chance(4000) / 1000]
  const done: Acknowledged[] = []
  const failed: string[] = []
  let begun = 0
  let answered = 0
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')])
  lines.on('line', (line) => {
    const [what, text] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]
    if (what === 'failed') failed.push(text)
    if (what === 'done') done.push(JSON.parse(text))
    if (what === 'answered') answered++
    if (what !== 'begin' || ++begun !== last) return
    const until = performance.now() + spin
    while (performance.now() < until);
    child.kill('SIGKILL')
  })
  child.stdin?.write('go\n')
  await ended
  return { begun, answered, done, failed }
}

async function fill(url: string): Promise<void> {
  const storage = await openStorage(url)
  const content = { component: 'modules/page', seo: { title: 'first' }, body: [] }
  await fillWith(
    storage,
    STORIES.map((id) => ({ full_slug: `story-${id}`, content })),
  )
  await storage.close()
}

/** Opens the database anew, as the next process would. */
async function faults(url: string, acknowledged: readonly Acknowledged[]) {
  const database = await openDatabase(url)
  try {
    // Waits for what the server still does for a process that is gone.
    await sql`update space set version = version`.execute(database.db)
    return [...(await lost(database, acknowledged)), ...(await halfDone(database))]
  } finally {
    await database.db.destroy()
  }
}
