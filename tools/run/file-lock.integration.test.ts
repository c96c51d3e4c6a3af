import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { withFileLock } from './file-lock.ts'

function lockFile(): string {
  const folder = temporaryFolder('prospectus-lock', onTestFinished)
  return join(folder, 'not', 'there', 'yet.lock')
}

test('work under one lock runs one after the other, and its result is returned', async () => {
  const file = lockFile()
  let atWork = 0
  const work = async (result: string) => {
    atWork += 1
    expect(atWork).toBe(1)
    await turn()
    atWork -= 1
    return result
  }
  const results = ['a', 'b', 'c'].map((result) => withFileLock(file, () => work(result)))
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
})

test('work that fails leaves no lock', async () => {
  const file = lockFile()
  const failing = withFileLock(file, () => Promise.reject(new Error('no room on the disk')))
  await expect(failing).rejects.toThrow('no room on the disk')
  expect(await withFileLock(file, async () => 'done')).toBe('done')
})

test('another process is waited for, and one that is killed leaves no lock', async () => {
  const file = lockFile()
  const holder = join(import.meta.dirname, 'lock-holder.fixture.ts')
  const other = spawn(process.execPath, [holder, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void other.kill('SIGKILL'))
  const [taken] = await once(other.stdout, 'data')
  expect(String(taken)).toBe('taken\n')

  const done: string[] = []
  const waiting = Promise.withResolvers<void>()
  const ours = withFileLock(file, async () => void done.push('ours'), waiting.resolve)
  await waiting.promise
  done.push('other')
  other.kill('SIGKILL')
  await ours
  expect(done).toEqual(['other', 'ours'])
})
