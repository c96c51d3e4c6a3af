import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { changeContent } from '../../apps/cms/src/database/change.ts'
import { migrate } from '../../apps/cms/src/database/migrate.ts'
import { openDatabase } from '../../apps/cms/src/database/open-database.ts'
import { changeStory } from '../../apps/cms/src/stories/change-story.ts'
import { createStory } from '../../apps/cms/src/stories/create-story.ts'
import { median, quantile, table } from '../median.ts'

/**
 * Measures saves of one story on SQLite in two modes: `full` waits for the disk, `normal` does not. The modes take
 * turns, since other programs use the disk too.
 */
const SAVES = 300
const TURNS = 3
const folder = mkdtempSync(join(tmpdir(), 'prospectus-saves-'))
const timesByMode = new Map<string, number[]>([
  ['normal', []],
  ['full', []],
])
for (let turn = 0; turn < TURNS; turn++) {
  for (const [mode, times] of timesByMode) {
    times.push(...(await timesOfSaves(mode, join(folder, `${mode}-${turn}.sqlite`))))
  }
}
rmSync(folder, { recursive: true })

const rows = [...timesByMode].map(([mode, times]) => {
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000
  const [p50, p95] = [median(times).toFixed(1), quantile(times, 0.95).toFixed(1)]
  return [mode, Math.round(times.length / seconds), p50, p95]
})
console.log(table([['synchronous', 'saves/s', 'p50 ms', 'p95 ms'], ...rows]))

/** Saves repeatedly; returns the milliseconds of each save. */
async function timesOfSaves(mode: string, path: string): Promise<readonly number[]> {
  const database = await openDatabase(`file:${path}`)
  await migrate(database)
  await sql`pragma synchronous = ${sql.raw(mode)}`.execute(database.db)
  const text = 'A sentence of a story that says a little more. '.repeat(60)
  const content = (save: number) => ({ component: 'page', text: `${text}${save}` })
  const { id } = await changeContent(database, new Date(), (change) =>
    createStory(change, { slug: 'story', content: content(0) }),
  )
  const times: number[] = []
  for (let save = 1; save <= SAVES; save++) {
    const start = performance.now()
    await changeContent(database, new Date(), (change) =>
      changeStory(change, id, { content: content(save) }),
    )
    times.push(performance.now() - start)
  }
  await database.db.destroy()
  return times
}
