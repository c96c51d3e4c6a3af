import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inTemporaryFolder } from '@prospectus/protocol/client/temporary-folder.fixture'
import { expect, it } from 'vitest'
import { openSnapshot } from './open-snapshot.ts'
import { resultsOf, smallSource } from './stored-snapshot.fixture.ts'
import { type WriteOptions, writeSnapshot } from './write-snapshot.ts'

const steps: string[] = []
await inTemporaryFolder(async (folder) => {
  const options: WriteOptions = { version: 'first', onStep: (step) => steps.push(step) }
  const { snapshot } = await writeSnapshot(smallSource('first'), folder, options)
  snapshot.close()
})

/** `npm test` takes the step that makes a snapshot the current one, and the one before; `npm run audit` takes all. */
const RENAMED = steps.indexOf('pointer renamed')
const testedSteps = steps
  .map((step, number) => [step, number] as const)
  .filter(([, n]) => process.env.EVERY_EXAMPLE || n === RENAMED - 1 || n === RENAMED)

it.each(testedSteps)(
  'CALL-6 a process killed after "%s" leaves a complete snapshot, and no leftovers once the next is written',
  (step, number) =>
    inTemporaryFolder(async (folder) => {
      const first = await writeSnapshot(smallSource('first'), folder, { version: 'first' })
      const expected = resultsOf(first.snapshot)
      first.snapshot.close()

      const script = join(import.meta.dirname, 'crashing-writer.fixture.ts')
      const child = spawnSync(process.execPath, [script, folder, String(number)])
      expect(child.signal, String(child.stderr)).toBe('SIGKILL')

      const opened = await openSnapshot(folder, '1')
      const replaced = number >= RENAMED
      expect(opened?.version, step).toBe(replaced ? 'second' : 'first')
      if (opened && !replaced) expect(resultsOf(opened)).toEqual(expected)
      opened?.close()

      const third = await writeSnapshot(smallSource('third'), folder, { version: 'third' })
      third.snapshot.close()
      expect(await readdir(folder)).toHaveLength(2)
    }),
)

it('CALL-6 snapshots written at the same time in one process leave a complete one', () =>
  inTemporaryFolder(async (folder) => {
    const written = await Promise.all(
      ['a', 'b', 'c'].map((version) => writeSnapshot(smallSource(version), folder, { version })),
    )
    const opened = await openSnapshot(folder, '1')
    for (const { snapshot } of written) {
      expect(resultsOf(snapshot)).toMatchObject({ listed: { total: 5 } })
      snapshot.close()
    }
    expect(opened?.size).toBe(5)
    opened?.close()
    expect(await readdir(folder)).toHaveLength(2)
  }))

it('CALL-6 a snapshot can be opened at any moment while other processes write', () =>
  inTemporaryFolder(async (folder) => {
    const first = await writeSnapshot(smallSource('first'), folder, { version: 'first' })
    first.snapshot.close()
    const script = join(import.meta.dirname, 'crashing-writer.fixture.ts')
    const writers = Array.from({ length: 3 }, async () => {
      const child = spawn(process.execPath, [script, folder, '99'], { stdio: 'ignore' })
      const [code] = await once(child, 'exit')
      return code
    })
    let running = true
    const codes = Promise.all(writers).finally(() => {
      running = false
    })
    for (let opened = 0; running || opened === 0; opened++) {
      const snapshot = await openSnapshot(folder, '1')
      expect(snapshot && resultsOf(snapshot)).toMatchObject({ listed: { total: 5 } })
      snapshot?.close()
    }
    expect(await codes).toEqual([0, 0, 0])
  }))
