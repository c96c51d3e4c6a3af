import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '../../../../tools/testing/free-port.ts'
import { serveCms } from '../served-cms.fixture.ts'
import { openStorage } from '../storage/open-storage.ts'
import { fillWith, type TestStory } from '../storage/storage.fixture.ts'

const TOKEN = 'management-token'

const PROJECT = join(import.meta.dirname, '../../../..')
const CLI = fileURLToPath(import.meta.resolve('storyblok'))
const PRELOADED = [
  join(import.meta.dirname, 'without-octokit.fixture.js'),
  join(PROJECT, 'tools/content/storyblok-cli.js'),
]

export interface OfficialCli {
  /**
   * Runs the tool in the folder of the test.
   *
   * @param port of the content system that it is sent to
   * @param command as a team types it, without the tool's name
   * @returns what it printed, without colours
   * @throws when it ends with anything but 0, with what it printed
   */
  readonly run: (port: number, command: string) => Promise<string>
  /** Every JSON file below a folder of what was pulled, by its path there. */
  readonly pulled: (folder: string) => Promise<ReadonlyMap<string, unknown>>
  /** Puts the space's own component definitions where `components pull` would. */
  readonly keepComponents: (space: ServedSpace) => Promise<void>
  /** As on another machine: which story became which is not known. */
  readonly forgetManifest: () => Promise<void>
}

/** A space of its own in a content system of its own, until the test ends. */
export interface ServedSpace {
  readonly port: number
  readonly ask: (what: string, body?: unknown) => Promise<Content>
}

type Content = Readonly<Record<string, unknown>>

export async function serveSpace(id: number, stories: readonly TestStory[]): Promise<ServedSpace> {
  const folder = await mkdtemp(join(tmpdir(), 'space-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const storage = await openStorage(`file:${join(folder, 'cms.sqlite')}`)
  await fillWith(storage, stories, { id })
  const [cmsPort, embedsPort] = [await freePort(), await freePort()]
  const [cmsUrl, embedsUrl] = [cmsPort, embedsPort].map((port) => `http://127.0.0.1:${port}`)
  if (cmsUrl === undefined || embedsUrl === undefined) throw new Error('There are two ports')
  const secrets = { managementToken: TOKEN, sealSecret: 'seal-secret' }
  const urls = { cmsUrl, embedsUrl, assetOrigin: embedsUrl }
  const { ready } = await serveCms({
    storage: Promise.resolve(storage),
    settings: { cmsPort, embedsPort, ...secrets, ...urls },
  })
  await ready
  const ask = async (what: string, body?: unknown) => {
    const [method = 'GET', path = ''] = what.split(' ')
    const response = await fetch(`${cmsUrl}/v1/spaces/${id}/${path}`, {
      method,
      headers: { authorization: TOKEN, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const answer: Content = await response.json()
    expect(response.ok, `${what}: ${JSON.stringify(answer)}`).toBe(true)
    return answer
  }
  return { port: cmsPort, ask }
}

/** The official tool with a home and a folder of its own, signed in by a token in its environment. */
export async function officialCli(): Promise<OfficialCli> {
  const folder = await mkdtemp(join(tmpdir(), 'storyblok-cli-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    STORYBLOK_LOGIN: 'team@example.com',
    STORYBLOK_TOKEN: TOKEN,
    STORYBLOK_REGION: 'eu',
  }
  const imports = PRELOADED.flatMap((file) => ['--import', file])
  const run = (port: number, command: string) =>
    new Promise<string>((resolve, reject) => {
      const args = [...imports, CLI, '--api-rate-limit', '1000', ...command.split(' ')]
      const options = { cwd: folder, env: { ...env, PROSPECTUS_URL: `http://127.0.0.1:${port}` } }
      execFile(process.execPath, args, options, (error, stdout, stderr) => {
        const printed = stripVTControlCharacters(`${stdout}${stderr}`)
        if (error === null) resolve(printed)
        else reject(new Error(`storyblok ${command}: ${printed}`))
      })
    })
  const kept = join(folder, '.storyblok')
  return {
    run,
    pulled: (below) => jsonFiles(join(kept, below)),
    keepComponents: async ({ ask }) => {
      const { components } = await ask('GET components')
      await mkdir(join(kept, 'components/1000'), { recursive: true })
      await writeFile(join(kept, 'components/1000/components.json'), JSON.stringify(components))
    },
    forgetManifest: () => rm(join(kept, 'stories/1000/manifest.jsonl')),
  }
}

async function jsonFiles(folder: string): Promise<ReadonlyMap<string, unknown>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  )
  const read = async (name: string) =>
    [name, JSON.parse(await readFile(join(folder, name), 'utf8'))] as const
  return new Map(await Promise.all(names.sort().map(read)))
}

/**
 * What stories say, by their full slugs: ids, uuids, which no two installations share, give way to what they
 * stand for, and times and counts of saves are left out.
 */
export function sayings(files: ReadonlyMap<string, unknown>): ReadonlyMap<string, Content> {
  const stories = [...files.values()] as readonly Content[]
  const uuids = new Map(stories.map(({ uuid, full_slug }) => [uuid, `uuid of ${full_slug}`]))
  const ids = new Map(stories.map(({ id, full_slug }) => [id, `id of ${full_slug}`]))
  const said = (key: string, value: unknown) => {
    if (OF_AN_INSTALLATION.has(key)) return undefined
    if (typeof value === 'string' && key !== 'group_id') return uuids.get(value) ?? value
    return ids.get(value) ?? value
  }
  return new Map(
    stories.map((story) => [String(story.full_slug), JSON.parse(JSON.stringify(story, said))]),
  )
}

const OF_AN_INSTALLATION = new Set([
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
  'version',
])
