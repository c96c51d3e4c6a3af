import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { writeFewStories } from '../testing/few-stories.ts'
import { listenLocally } from '../testing/local-server.ts'
import { ensureAppsBuilt } from './ensure-built.ts'
import { freePort } from './free-port.ts'
import { root } from './project.ts'
import { launchCms } from './role.ts'

const SECRETS = [
  ...['CONTENT_SPACE_ID', 'CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN', 'MANAGEMENT_TOKEN'],
  ...['SEAL_SECRET', 'WEBHOOK_SECRET'],
]

const PORTS = ['SITE_PORT', 'PREVIEW_PORT', 'CMS_PORT', 'EMBEDS_PORT']

let folder: string
let dataDir: string
let started: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prospectus-start-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  if (started && started.exitCode === null) {
    started.kill('SIGKILL')
    await once(started, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

interface Started {
  readonly output: () => string
  readonly exit: Promise<number>
  readonly stop: (signal: NodeJS.Signals) => void
}

/** `npm start` without npm around it, on ports and a data folder of its own. */
async function start(settings: Record<string, string>): Promise<Started> {
  const ports = Object.fromEntries(
    await Promise.all(PORTS.map(async (name) => [name, String(await freePort())])),
  )
  const child = spawn(process.execPath, [join(root, 'tools', 'start.js')], {
    env: { ...process.env, ...ports, DATA_DIR: dataDir, NODE_ENV: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started = child
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk
  })
  const exit = once(child, 'exit').then(([code]) => code as number)
  return { output: () => printed, exit, stop: (signal) => child.kill(signal) }
}

/** A port that a server of the test listens on. */
const takenPort = () => listenLocally(createServer(), onTestFinished)

const isReady = (port: string) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  )

/** Modes of everything below a folder, and its own. */
function filesOf(below: string): Readonly<Record<string, number>> {
  const paths = ['.', ...globSync('**/*', { cwd: below })]
  return Object.fromEntries(paths.map((path) => [path, statSync(join(below, path)).mode]))
}

describe('npm start', () => {
  it('serves every role, writes files for its owner only, and ends cleanly', async () => {
    const ports = [String(await freePort()), String(await freePort()), String(await freePort())]
    const [site = '', preview = '', cms = ''] = ports
    const contentDir = join(folder, 'content')
    writeFewStories(contentDir)
    const settings = { SITE_PORT: site, PREVIEW_PORT: preview, CMS_PORT: cms }
    const run = await start({ ...settings, CONTENT_DIR: contentDir })
    await expect.poll(run.output).toMatch(/preview +http:/)
    expect(await Promise.all(ports.map(isReady))).toEqual([true, true, true])
    const written = filesOf(dataDir)
    for (const name of ['cms.sqlite', 'cms.sqlite-wal', 'cms.sqlite-shm', 'snapshot']) {
      expect(Object.keys(written)).toContain(name)
    }
    expect(Object.entries(written).filter(([, mode]) => (mode & 0o077) !== 0)).toEqual([])

    const file = join(dataDir, 'secrets.json')
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    expect(Object.keys(secrets).sort()).toEqual([...SECRETS].sort())
    expect(Object.values(secrets).every((secret) => typeof secret === 'string')).toBe(true)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    run.stop('SIGTERM')
    expect(await run.exit).toBe(0)
    expect(await Promise.all(ports.map(isReady))).toEqual([false, false, false])
  })

  it('lists every faulty setting at once and starts nothing', async () => {
    const site = String(await freePort())
    const run = await start({ SITE_PORT: site, SITE_URL: 'nonsense', POLL_SECONDS: '-1' })
    expect(await run.exit).toBe(1)
    expect(run.output()).toMatch(/SITE_URL: expected .* found "nonsense"/)
    expect(run.output()).toMatch(/POLL_SECONDS: expected .* found "-1"/)
    expect(await isReady(site)).toBe(false)
  })

  it('names every port that is in use with its setting, before it builds or imports anything', async () => {
    const [site, metrics] = [await takenPort(), await takenPort()]
    const run = await start({ SITE_PORT: String(site), METRICS_PORT: String(metrics) })
    expect(await run.exit).toBe(1)
    expect(run.output().trim().split('\n')).toEqual([
      `Port ${site} of 127.0.0.1 is in use already: set SITE_PORT to another port.`,
      `Port ${metrics} of 127.0.0.1 is in use already: set METRICS_PORT to another port.`,
    ])
    expect(readdirSync(dataDir)).toEqual(['secrets.json'])
  })

  it('a content system whose port is in use opens no database', async () => {
    const env = { ...process.env, DATA_DIR: dataDir, EMBEDS_PORT: String(await takenPort()) }
    await ensureAppsBuilt(['content system'])
    const role = launchCms({ ...env, CMS_PORT: String(await freePort()) })
    expect(await role.ended).toBe(1)
    expect(existsSync(join(dataDir, 'cms.sqlite'))).toBe(false)
  })
})
