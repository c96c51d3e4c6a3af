import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../run/free-port.ts'
import { listenLocally } from '../testing/local-server.ts'
import { ensurePackages } from './ensure-packages.js'

const FAKE_NPM = join(import.meta.dirname, 'fake-npm.fixture.js')

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prospectus-install-'))
  writeFileSync(join(folder, 'package-lock.json'), '{"lockfileVersion":3}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const behave = (how: 'well' | 'fails' | 'network fails' | 'nothing is cached' | 'hangs') =>
  writeFileSync(join(folder, 'behaviour'), how)
const isThere = (name: string) => existsSync(join(folder, 'node_modules', name))
const calls = () => {
  const file = join(folder, 'calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

const urlOf = (port: number) => `http://127.0.0.1:${port}/`
const servingRegistry = async () =>
  urlOf(
    await listenLocally(
      createHttpServer((_, response) => response.end()),
      onTestFinished,
    ),
  )
const closedRegistry = async () => urlOf(await freePort())

/** A start's install in a process of its own. `gone` resolves when neither it nor npm is left. */
async function install(registry = servingRegistry()) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'installing-process.fixture.js'), folder],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, npm_execpath: FAKE_NPM, npm_config_registry: await registry },
    },
  )
  const halfWay = once(child.stderr, 'data')
  let errors = ''
  // The process, npm and its children all hold the other end of this pipe.
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const gone = once(child.stderr, 'end')
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal)
  return { child, halfWay, gone, ended, errors: () => errors }
}

/** The same in this process; false if npm failed. */
async function isInstalled(extent: 'running' | 'everything' = 'running'): Promise<boolean> {
  vi.stubEnv('npm_execpath', FAKE_NPM)
  const progress = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { signal } = new AbortController()
  try {
    return await ensurePackages({
      folder,
      extent,
      activity: 'Installing',
      stopSignal: signal,
      isRegistryReachable: async () => true,
    })
  } finally {
    progress.mockRestore()
  }
}

describe('the packages of a lock file', () => {
  test('are installed once, to the requested extent', async () => {
    const { ended } = await install()
    expect(await ended).toBe(0)
    expect(await isInstalled()).toBe(true)
    expect(calls()).toEqual(['ci --omit=dev'])
    expect(await isInstalled('everything')).toBe(true)
    expect(await isInstalled('everything')).toBe(true)
    expect(await isInstalled('running')).toBe(true)
    expect(calls()).toEqual(['ci --omit=dev', 'ci'])
  })

  test('are installed again when the lock file has changed', async () => {
    await isInstalled()
    writeFileSync(join(folder, 'package-lock.json'), '{"lockfileVersion":3,"name":"other"}')
    await isInstalled()
    expect(calls()).toHaveLength(2)
  })

  test('are installed again when some of them were deleted', async () => {
    await isInstalled()
    rmSync(join(folder, 'node_modules', 'whole'), { recursive: true })
    expect(await isInstalled()).toBe(true)
    expect(isThere('whole')).toBe(true)
    rmSync(join(folder, 'node_modules', '.package-lock.json'))
    expect(await isInstalled()).toBe(true)
    expect(await isInstalled()).toBe(true)
    expect(calls()).toHaveLength(3)
  })

  test('do not count as installed when npm skipped this machine’s native packages', async () => {
    const { platform, arch } = process
    const native = { os: [platform], cpu: [arch] }
    const packages = { 'node_modules/native': native, 'node_modules/other': { os: ['none'] } }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
    const skipped = await install()
    expect(await skipped.ended).toBe(1)
    expect(skipped.errors()).toContain('npm skipped node_modules/native, which this machine needs')
    expect(isThere('.installed')).toBe(false)
    mkdirSync(join(folder, 'node_modules', 'native'))
    writeFileSync(join(folder, 'node_modules', 'native', 'package.json'), '{}')
    expect(await isInstalled()).toBe(true)
    rmSync(join(folder, 'node_modules', 'native'), { recursive: true })
    const again = await install()
    expect(await again.ended, 'a finished install that has lost it').toBe(1)
  })

  test.each([
    ['is lost on the way', 'network fails', servingRegistry, 'ci --omit=dev'],
    ['cannot be reached', 'nothing is cached', closedRegistry, 'ci --omit=dev --offline'],
  ] as const)('fail with one sentence when the registry %s', async (_name, how, registry, call) => {
    behave(how)
    const { ended, gone, errors } = await install(registry())
    expect(await ended).toBe(1)
    await gone
    expect(errors()).toBe(
      'The npm registry cannot be reached: check the network and run the command again; what has been downloaded is not downloaded again.\n',
    )
    expect(calls()).toEqual([call])
  })

  test('are installed from npm’s cache when the registry cannot be reached', async () => {
    const { ended } = await install(closedRegistry())
    expect(await ended).toBe(0)
    expect(calls()).toEqual(['ci --omit=dev --offline'])
    expect(await isInstalled()).toBe(true)
  })

  test('do not count as installed when npm failed', async () => {
    behave('fails')
    expect(await isInstalled()).toBe(false)
    expect(isThere('.installed')).toBe(false)
    behave('well')
    expect(await isInstalled()).toBe(true)
    expect(isThere('whole')).toBe(true)
  })

  test('do not count as installed after an install of others in their place has failed', async () => {
    await isInstalled()
    writeFileSync(join(folder, 'package-lock.json'), '{}')
    behave('fails')
    await isInstalled()
    writeFileSync(join(folder, 'package-lock.json'), '{"lockfileVersion":3}')
    behave('well')
    await isInstalled()
    expect(calls()).toHaveLength(3)
  })
})

describe('an install that is cut off', () => {
  test.each([
    ['by Ctrl-C', 'SIGINT', 130],
    ['by the end of the process that began it', 'SIGKILL', 'SIGKILL'],
  ] as const)('%s ends npm too, and is repeated the next time', async (_name, signal, code) => {
    behave('hangs')
    const { child, halfWay, gone, ended } = await install()
    await halfWay
    child.kill(signal)
    expect(await ended).toBe(code)
    await gone
    expect(isThere('.installed')).toBe(false)
    behave('well')
    expect(await isInstalled()).toBe(true)
    expect(isThere('whole')).toBe(true)
    expect(calls()).toHaveLength(2)
  })

  test('by Ctrl-C while it waits for the registry ends at once', async () => {
    const silent = createServer()
    const connected = once(silent, 'connection')
    const { child, gone, ended } = await install(listenLocally(silent, onTestFinished).then(urlOf))
    await connected
    child.kill('SIGINT')
    expect(await ended).toBe(130)
    await gone
    expect(calls()).toEqual([])
  })
})
