import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeFewStories } from '../testing/few-stories.ts'
import { inAudit } from '../testing/in-audit.ts'
import { ensureBuilt } from './ensure-built.ts'
import { freePort } from './free-port.ts'
import { root } from './project.ts'

/** Later tests reuse what the first of them leaves. */
const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-role-'))
const contentDir = join(dataDir, 'content')
/** Processes of a test: the one that it starts leads a group, and none outlives the test. */
let started: ChildProcess[]

beforeAll(async () => {
  writeFewStories(contentDir)
  await ensureBuilt()
})
beforeEach(() => {
  started = []
})
afterEach(() => {
  for (const { pid } of started) endGroup(pid)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Milliseconds between checks: a start is short. */
const OFTEN = { interval: 5 }

const PROGRAM = [join(root, 'tools', 'with-node.js'), 'tools/run/one-role.ts']

/**
 * `npm run site` without npm: the process that npm would have started, its output, and the end of it and its children.
 */
async function run(command: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    env: {
      ...process.env,
      SITE_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  const serving = Promise.withResolvers<void>()
  const record = (chunk: Buffer) => {
    output += chunk
    if (/^site http/m.test(output)) serving.resolve()
  }
  child.stdout.on('data', record)
  child.stderr.on('data', record)
  // All children hold the other end of these pipes: both end with the last process.
  const allGone = Promise.all([once(child.stdout, 'end'), once(child.stderr, 'end')])
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  return { child, ended, allGone, serving: serving.promise, output: () => output }
}

const site = (settings?: NodeJS.ProcessEnv) => run(process.execPath, [...PROGRAM, 'site'], settings)

/** Must never be in a site's environment. */
const OTHERS = {
  DATABASE_URL: 'postgres://user:of-others@127.0.0.1:1/nowhere',
  POSTGRES_PASSWORD: 'of-others',
  MANAGEMENT_TOKEN: 'of-others',
  CONTENT_PREVIEW_TOKEN: 'of-others',
  ASSET_STORE: 's3://of-others',
  AWS_ACCESS_KEY_ID: 'of-others',
  AWS_SECRET_ACCESS_KEY: 'of-others',
  SMTP_URL: 'smtp://user:of-others@mail.example.com',
  MAIL_FROM: 'of-others@example.com',
  CRM_WEBHOOK_SECRET: 'of-others',
  OIDC_CLIENT_SECRET: 'of-others',
  OWNER_EMAIL: 'of-others@example.com',
  OWNER_PASSWORD: 'of-others-and-long',
}

describe.skipIf(process.platform !== 'linux')('npm run site ends with its role', () => {
  test('when it is killed, with the code of the signal', async () => {
    const { child, ended, allGone, serving } = await site()
    await serving
    process.kill(roleBelow(child), 'SIGKILL')
    expect(await ended).toEqual({ code: 137, signal: null })
    await allGone
  })

  test('when it ends by itself, with its code, and an unknown setting is named', async () => {
    const faulty = { SITE_URL: 'nonsense', DRAIN_SECOND: '4', LEADS_KEEP_DAYS: 'x' }
    const { ended, allGone, output } = await site(faulty)
    expect(await ended).toEqual({ code: 1, signal: null })
    await allGone
    expect(output()).toMatch(/SITE_URL: expected .* found "nonsense"/)
    expect(output()).toMatch(/DRAIN_SECOND: there is no such setting; did you mean DRAIN_SECONDS/)
    expect(output(), 'a setting of another role').not.toContain('LEADS_KEEP_DAYS')
  })

  test('and gives it the settings of a site alone', async () => {
    const { child, serving } = await site({
      ...OTHERS,
      TZ: 'Europe/Berlin',
      WEBHOOK_SECRET: 'of-the-site',
    })
    await serving
    const environment = readFileSync(`/proc/${roleBelow(child)}/environ`, 'utf8').split('\0')
    const names = environment.map((line) => line.split('=')[0])
    expect(names.filter((name = '') => Object.hasOwn(OTHERS, name))).toEqual([])
    expect(environment.filter((line) => line.includes('of-others'))).toEqual([])
    expect(environment).toContain('WEBHOOK_SECRET=of-the-site')
    expect(environment).toContain('TZ=Europe/Berlin')
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('when it gets %s', async (signal) => {
    const { child, ended, allGone, serving } = await site()
    await serving
    child.kill(signal)
    expect(await ended).toEqual({ code: 0, signal: null })
    await allGone
  })

  test('when it gets SIGTERM before the role serves', async () => {
    const { child, ended, allGone, serving } = await site()
    await once(child, 'spawn')
    await expect.poll(() => descendants(child.pid).length, OFTEN).toBe(2)
    child.kill('SIGTERM')
    expect(await Promise.race([ended, serving])).toEqual({ code: 143, signal: null })
    await allGone
  })

  test('when the shell that npm started it in is gone', async () => {
    const line = [process.execPath, ...PROGRAM, 'site'].map((word) => `'${word}'`).join(' ')
    const { child, allGone, serving } = await run('/bin/sh', ['-c', `${line}; exit $?`])
    await serving
    child.kill('SIGKILL')
    await allGone
  })

  inAudit('when npm is gone, and the shell between them is not', async () => {
    const line = [process.execPath, ...PROGRAM, 'site'].map((word) => `'${word}'`).join(' ')
    const npm = `const { spawn } = require('node:child_process')
      spawn('/bin/sh', ['-c', ${JSON.stringify(`${line}; exit $?`)}], { stdio: 'inherit' })`
    const settings = { npm_lifecycle_event: 'site' }
    const { child, allGone, serving } = await run(process.execPath, ['-e', npm], settings)
    await serving
    child.kill('SIGKILL')
    await allGone
  })

  inAudit('when the process between it and the role is gone', async () => {
    const { child, ended, allGone, serving } = await site()
    await serving
    const [between = 0] = descendants(child.pid)
    process.kill(between, 'SIGKILL')
    expect(await ended).toEqual({ code: 137, signal: null })
    await allGone
  })
})

/** The role is the process at the end of the line. */
function roleBelow({ pid }: ChildProcess): number {
  return descendants(pid).at(-1) ?? 0
}

/** All descendants of a process, the nearest first. */
function descendants(pid: number | undefined): readonly number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter(Number)
      .map((id) => [Number(id), parentOf(id)]),
  )
  const below = (above: number | undefined): readonly number[] =>
    [...parents].flatMap(([id, parent]) => (parent === above ? [id, ...below(id)] : []))
  return below(pid)
}

/** The second field after the name, which may contain anything. */
function parentOf(id: string): number | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL')
  } catch {
    // Nothing of it is left, as it should be.
  }
}
