import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

const script = join(import.meta.dirname, 'stopping-process.fixture.ts')

async function run(stdin: 'ignore' | 'pipe', channel: 'ignore' | 'ipc') {
  const child = spawn(process.execPath, [script], {
    stdio: [stdin, 'pipe', 'inherit', channel],
    env: { ...process.env, PARENT_WATCH: '1' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = child.stdout
  if (output === null) throw new Error('the process has no output')
  let printed = ''
  output.on('data', (chunk) => {
    printed += chunk
  })
  const ended = Promise.all([once(child, 'exit'), once(output, 'end')]).then(([[code]]) => {
    return { code, output: printed }
  })
  await once(output, 'data')
  return { child, ended }
}

describe('a process stops cleanly', () => {
  test.each<[string, 'ignore' | 'pipe', 'ignore' | 'ipc', (child: ChildProcess) => void]>([
    ['on SIGTERM', 'ignore', 'ipc', (child) => child.kill('SIGTERM')],
    ['on SIGINT', 'ignore', 'ignore', (child) => child.kill('SIGINT')],
    ['when its parent closes the channel', 'ignore', 'ipc', (child) => child.disconnect()],
    ['when its parent closes its input', 'pipe', 'ignore', (child) => child.stdin?.end()],
  ])('%s', async (_name, stdin, channel, requestStop) => {
    const { child, ended } = await run(stdin, channel)
    requestStop(child)
    expect(await ended).toEqual({ code: 0, output: 'ready\nstopped\n' })
  })
})
