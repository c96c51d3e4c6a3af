import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../content/story-files.ts'
import { freePort } from '../run/free-port.ts'
import { root } from '../run/project.ts'
import { writeFewStories } from '../testing/few-stories.ts'
import { inAudit } from '../testing/in-audit.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { listParts, makeRelease } from './release.ts'

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
  const folder = temporaryFolder('prospectus-release', onTestFinished)
  writeFileSync(join(folder, 'thesis.odt'), 'the work of a year')
  await expect(makeRelease(folder)).rejects.toThrow(/not a release/)
  expect(await filesBelow(folder)).toEqual(['thesis.odt'])
})

/** Made once for all tests that only run it. */
let release: string
beforeAll(() => {
  release = mkdtempSync(join(tmpdir(), 'prospectus-release-'))
  // The command itself, as an operator runs it.
  execFileSync(process.execPath, ['tools/release/release.ts', release], { cwd: root })
})
afterAll(() => rmSync(release, { recursive: true, force: true }))

async function settingsFor(data: string) {
  const [site, preview, cms, embeds] = await Promise.all([1, 2, 3, 4].map(freePort))
  return {
    SITE_PORT: String(site),
    PREVIEW_PORT: String(preview),
    CMS_PORT: String(cms),
    EMBEDS_PORT: String(embeds),
    DATA_DIR: data,
    DRAIN_SECONDS: '0',
  }
}

inAudit(
  'a release is the same bytes each time',
  async () => {
    const again = temporaryFolder('prospectus-release', onTestFinished)
    await makeRelease(again)
    const partsOf = (folder: string) => readFileSync(join(folder, 'PARTS.txt'), 'utf8')
    expect(partsOf(again)).toBe(partsOf(release))
  },
  180_000,
)

test.each([
  ['', 'brands/acme'],
  ['brands/other', 'brands/other'],
])(
  'a release runs the brand that it was made with, unless BRAND names another: "%s"',
  async (setting, brand) => {
    const folder = temporaryFolder('prospectus-release', onTestFinished)
    for (const file of ['prospectus.js', 'version.js']) {
      cpSync(join(import.meta.dirname, file), join(folder, file))
    }
    const manifest = { type: 'module', release: { brand: 'brands/acme' } }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    mkdirSync(join(folder, 'tools', 'run'), { recursive: true })
    writeFileSync(join(folder, 'tools', 'run', 'start.js'), 'console.log(process.env.BRAND)')
    const { exit, output } = await run(folder, ['start'], { BRAND: setting })
    expect([await exit, output()]).toEqual([0, `${brand}\n`])
  },
)

test('a release has what it needs to run, no development files, and no path of this machine', async () => {
  const parts = readFileSync(join(release, 'PARTS.txt'), 'utf8')
  expect((await listParts(release)).replace(/.* {2}PARTS.txt\n/, '')).toBe(parts)
  const files = await filesBelow(release)
  const ours = files.filter((path) => !path.startsWith('node_modules/'))
  expect(ours.filter((path) => /\.test\.|\.tsx?$/.test(path))).toEqual([])
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const isShipped = (name: string) => existsSync(join(release, 'node_modules', name))
  // Of the development packages, only those that are not bundled.
  expect(Object.keys(devDependencies).filter(isShipped)).toEqual(['pg', 'sharp'])
  for (const path of ours.filter((each) => each.endsWith('.js'))) {
    expect(readFileSync(join(release, path), 'utf8').includes(root), path).toBe(false)
  }

  const manifest = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'))
  expect(files).toContain(`${manifest.release.brand}/brand.json`)
  expect(files.filter((path) => path === 'README.md')).toHaveLength(1)
  for (const document of ours.filter((path) => /^docs\/.*\.md$/.test(path))) {
    const text = readFileSync(join(release, document), 'utf8')
    for (const [, target = ''] of text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)) {
      expect(existsSync(join(release, dirname(document), target)), `${document}: ${target}`).toBe(
        true,
      )
    }
  }
})

test('a release serves without the project, and each of its commands reports mistakes', async () => {
  const data = temporaryFolder('prospectus-release', onTestFinished)
  const contentDir = join(data, 'content')
  writeFewStories(contentDir)
  const settings = await settingsFor(join(data, 'one'))
  const started = await run(release, ['start'], { ...settings, CONTENT_DIR: contentDir })
  await expect.poll(started.output).toMatch(/preview +http:/)
  const page = await fetch(`http://127.0.0.1:${settings.SITE_PORT}/`)
  expect(page.status).toBe(200)
  started.stop()
  expect(await started.exit).toBe(0)

  for (const reading of [['backup'], ['content', 'people', 'list']]) {
    const nowhere = await run(release, reading, { DATA_DIR: join(data, 'misspelt') })
    expect([await nowhere.exit, nowhere.output()]).toEqual([
      1,
      expect.stringMatching(/no database/),
    ])
  }
  expect(existsSync(join(data, 'misspelt')), 'a reading command creates nothing').toBe(false)
  for (const mistake of [['strat'], ['restore']]) {
    const unknown = await run(release, mistake, settings)
    expect([await unknown.exit, unknown.output()]).toEqual([1, expect.stringMatching(/^Usage/)])
  }
  const version = await run(release, ['cms', '--version'], settings)
  expect([await version.exit, version.output()]).toEqual([
    0,
    expect.stringMatching(/^prospectus \d+\.\d+\.\d+ \([0-9a-f]{12}\)\n$/),
  ])
})

inAudit(
  'a release with its own content is backed up and restored without the project',
  async () => {
    const data = temporaryFolder('prospectus-release', onTestFinished)
    const settings = await settingsFor(join(data, 'one'))
    const started = await run(release, ['start'], settings)
    await expect.poll(started.output).toMatch(/preview +http:/)
    expect((await fetch(`http://127.0.0.1:${settings.SITE_PORT}/`)).status).toBe(200)
    const backedUp = await run(release, ['backup', join(data, 'backup')], settings)
    expect([await backedUp.exit, backedUp.output()]).toEqual([
      0,
      expect.stringContaining('stories'),
    ])
    started.stop()
    expect(await started.exit).toBe(0)

    const elsewhere = { ...settings, DATA_DIR: join(data, 'two') }
    const restored = await run(release, ['restore', join(data, 'backup')], elsewhere)
    expect([await restored.exit, restored.output()]).toEqual([
      0,
      expect.stringMatching(/^Restored/),
    ])
    for (const path of ['backup', 'backup/backup.json', 'two/cms.sqlite']) {
      expect(statSync(join(data, path)).mode & 0o077, `${path} is for nobody else`).toBe(0)
    }
    const twice = await run(release, ['restore', join(data, 'backup')], elsewhere)
    expect([await twice.exit, twice.output()]).toEqual([1, expect.stringMatching(/already holds/)])
  },
  180_000,
)
