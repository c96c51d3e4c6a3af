import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../content/story-files.ts'
import { freePort } from '../run/free-port.ts'
import { root } from '../run/project.ts'
import { listParts, makeRelease } from './release.ts'

const PORTS = ['SITE_PORT', 'PREVIEW_PORT', 'CMS_PORT', 'EMBEDS_PORT']

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function run(folder: string, args: readonly string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, ['prospectus.js', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const exit = once(child, 'exit').then(([code]) => code as number)
  return { output: () => output, exit, stop: () => child.kill('SIGTERM') }
}

test('a folder that is not a release is not replaced', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'thesis.odt'), 'the work of a year')
  await expect(makeRelease(folder)).rejects.toThrow(/not a release/)
  expect(await filesBelow(folder)).toEqual(['thesis.odt'])
})

/** Twice as long as the release itself: in `npm run audit`. */
test.runIf(process.env.EVERY_EXAMPLE)(
  'a release is the same bytes each time',
  async () => {
    const [folder, again] = [temporaryFolder(), temporaryFolder()]
    await makeRelease(folder)
    await makeRelease(again)
    const partsOf = (release: string) => readFileSync(join(release, 'PARTS.txt'), 'utf8')
    expect(partsOf(again)).toBe(partsOf(folder))
  },
  180_000,
)

test('a release serves, is backed up and restored without the project', async () => {
  const [folder, data] = [temporaryFolder(), temporaryFolder()]
  await makeRelease(folder)
  const parts = readFileSync(join(folder, 'PARTS.txt'), 'utf8')
  expect((await listParts(folder)).replace(/.* {2}PARTS.txt\n/, '')).toBe(parts)
  const ours = (await filesBelow(folder)).filter((path) => !path.startsWith('node_modules/'))
  expect(ours.filter((path) => /\.test\.|\.tsx?$/.test(path))).toEqual([])
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const isShipped = (name: string) => existsSync(join(folder, 'node_modules', name))
  // Of what development needs, only what is not built in.
  expect(Object.keys(devDependencies).filter(isShipped)).toEqual(['pg', 'sharp'])
  for (const path of ours.filter((each) => each.endsWith('.js'))) {
    expect(readFileSync(join(folder, path), 'utf8').includes(root), path).toBe(false)
  }

  expect((await filesBelow(folder)).filter((path) => path === 'README.md')).toHaveLength(1)
  for (const document of ours.filter((path) => /^docs\/.*\.md$/.test(path))) {
    const text = readFileSync(join(folder, document), 'utf8')
    for (const [, target = ''] of text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)) {
      expect(existsSync(join(folder, dirname(document), target)), `${document}: ${target}`).toBe(
        true,
      )
    }
  }

  const ports = Object.fromEntries(
    await Promise.all(PORTS.map(async (name) => [name, String(await freePort())])),
  )
  const settings = { ...ports, DATA_DIR: join(data, 'one'), DRAIN_SECONDS: '0' }
  const started = await run(folder, ['start'], settings)
  await expect.poll(started.output, { timeout: 60_000 }).toMatch(/preview +http:/)
  const page = await fetch(`http://127.0.0.1:${ports.SITE_PORT}/`)
  expect(page.status).toBe(200)
  const backedUp = await run(folder, ['backup', join(data, 'backup')], settings)
  expect([await backedUp.exit, backedUp.output()]).toEqual([0, expect.stringContaining('stories')])
  started.stop()
  expect(await started.exit).toBe(0)

  const elsewhere = { ...settings, DATA_DIR: join(data, 'two') }
  const restored = await run(folder, ['restore', join(data, 'backup')], elsewhere)
  expect([await restored.exit, restored.output()]).toEqual([0, expect.stringMatching(/^Restored/)])
  for (const path of ['backup', 'backup/backup.json', 'two/cms.sqlite']) {
    expect(statSync(join(data, path)).mode & 0o077, `${path} is for nobody else`).toBe(0)
  }
  const twice = await run(folder, ['restore', join(data, 'backup')], elsewhere)
  expect([await twice.exit, twice.output()]).toEqual([1, expect.stringMatching(/already holds/)])
  for (const reading of [['backup'], ['content', 'people', 'list']]) {
    const nowhere = await run(folder, reading, { DATA_DIR: join(data, 'misspelt') })
    expect([await nowhere.exit, nowhere.output()]).toEqual([
      1,
      expect.stringMatching(/no database/),
    ])
  }
  expect(existsSync(join(data, 'misspelt')), 'reading makes nothing').toBe(false)
  const version = await run(folder, ['cms', '--version'], elsewhere)
  expect([await version.exit, version.output()]).toEqual([
    0,
    expect.stringMatching(/^prospectus \d+\.\d+\.\d+ \([0-9a-f]{12}\)\n$/),
  ])
  const unknown = await run(folder, ['strat'], elsewhere)
  expect([await unknown.exit, unknown.output()]).toEqual([1, expect.stringMatching(/^Usage/)])
}, 180_000)
