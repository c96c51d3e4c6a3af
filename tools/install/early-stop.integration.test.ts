import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../run/project.ts'
import { listenLocally } from '../testing/local-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** All that a start reads before packages are installed. */
const NEEDED_TO_INSTALL = [
  'package.json',
  'packages/server/src/setting-rules.js',
  'tools/install',
  'tools/release/version.js',
  'tools/settings',
  'tools/start.js',
]

let clone: string
/** Sockets of running fake npms; the system closes them when their processes end. */
let npms: Set<unknown>
let npmStarted: Promise<unknown>
let env: NodeJS.ProcessEnv

beforeEach(async () => {
  clone = temporaryFolder('prospectus-early-stop', onTestFinished)
  const packages = join(root, 'tools', 'install', 'node', 'node_modules')
  for (const path of NEEDED_TO_INSTALL) {
    const filter = (source: string) => source !== packages
    cpSync(join(root, path), join(clone, path), { recursive: true, filter })
  }
  writeFileSync(join(clone, 'package-lock.json'), '{"lockfileVersion":3}')
  writeFileSync(join(clone, 'behaviour'), 'hangs')
  mkdirSync(join(clone, 'node_modules', 'half'), { recursive: true })

  npms = new Set()
  const alive = createServer((socket) => {
    npms.add(socket)
    socket.on('error', () => undefined).on('close', () => npms.delete(socket))
  })
  npmStarted = once(alive, 'connection')
  const registry = createHttpServer((_, response) => response.end())
  env = {
    ...process.env,
    FAKE_NPM_ALIVE: String(await listenLocally(alive, onTestFinished)),
    npm_config_registry: `http://127.0.0.1:${await listenLocally(registry, onTestFinished)}/`,
    npm_execpath: join(root, 'tools', 'install', 'fake-npm.fixture.js'),
  }
})

/** Runs a program of the clone in its own process group, like the foreground job of a terminal. */
function run(args: readonly string[], channel: readonly 'ipc'[] = []) {
  const child = spawn(process.execPath, args, {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...channel],
    detached: true,
  })
  // Not `close`: that never comes after this side has disconnected.
  const ends = [child.stdout, child.stderr].map((stream) => stream && once(stream.resume(), 'end'))
  const exited = once(child, 'exit')
  /** Resolves to the exit code or signal, once no process holds its streams and no npm runs. */
  const whenAllGone = async () => {
    const [code, signal] = await exited
    await Promise.all(ends)
    await expect.poll(() => npms.size).toBe(0)
    return code ?? signal
  }
  return { child, whenAllGone }
}

const MOMENTS = [
  ...[0, 20, 60, 200].map((ms) => [`after ${ms} ms`, () => pause(ms)] as const),
  ['while npm runs', () => npmStarted] as const,
]

describe.each(MOMENTS)('%s', (_name, moment) => {
  test('Ctrl-C ends the start, npm and its children', async () => {
    const { child, whenAllGone } = run(['tools/start.js'])
    await moment()
    process.kill(-Number(child.pid), 'SIGINT')
    // The signal itself ends a start that does not listen for it yet.
    expect([130, 'SIGINT']).toContain(await whenAllGone())
    expect(existsSync(join(clone, 'node_modules', '.installed'))).toBe(false)
  })

  test('the end of a start ends npm and its children', async () => {
    const { child, whenAllGone } = run(['tools/install/run-npm.js', 'ci'], ['ipc'])
    await moment()
    child.disconnect()
    await whenAllGone()
  })
})
