import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '../../../../tools/run/free-port.ts'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { serveCms } from '../served-cms.fixture.ts'
import { fillWith, type TestStory } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { createUploadForm } from './asset-library.fixture.ts'

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
   * @param space the target space
   * @param command the arguments after the tool's name
   * @returns its output, without colours
   * @throws an error with its output if it exits with anything but 0
   */
  readonly run: (space: ServedSpace, command: string) => Promise<string>
  /** Contents, as latin1 text, of files pulled from or generated for a space, by `{kind}/{path}` without its id. */
  readonly storedFiles: (space: ServedSpace) => Promise<ReadonlyMap<string, string>>
  /** Writes a hand-written file at `{kind}/{path}` of a space. */
  readonly write: (space: ServedSpace, kind: string, path: string, text: string) => Promise<void>
  /**
   * Deletes the manifest of stories, as on another machine, so that the tool does not know which story became which.
   */
  readonly forgetManifest: (space: ServedSpace) => Promise<void>
}

/** A content system with a space of its own, which runs until the test ends. */
export interface ServedSpace {
  readonly id: number
  readonly port: number
  /** Sends a request such as `GET stories`, to a path below the space, with the token; fails on an error status. */
  readonly request: (methodAndPath: string, body?: unknown) => Promise<ResponseBody>
  /** Uploads a file as editors do. */
  readonly upload: (
    metadata: { readonly filename: string },
    bytes: Uint8Array,
  ) => Promise<ResponseBody>
}

type ResponseBody = Readonly<Record<string, unknown>>

/** Starts a content system with a space of these stories, until the test ends. */
export async function serveSpace(id: number, stories: readonly TestStory[]): Promise<ServedSpace> {
  const folder = temporaryFolder('space', onTestFinished)
  const storage = await openStorage(`file:${join(folder, 'cms.sqlite')}`)
  await fillWith(storage, stories, { id })
  const [cmsPort, embedsPort] = [await freePort(), await freePort()]
  const [cmsUrl, embedsUrl] = [cmsPort, embedsPort].map((port) => `http://127.0.0.1:${port}`)
  if (cmsUrl === undefined || embedsUrl === undefined) throw new Error('Expected two ports')
  const secrets = { managementToken: TOKEN, sealSecret: 'seal-secret' }
  const urls = { cmsUrl, embedsUrl, assetOrigin: embedsUrl }
  const { ready } = await serveCms({
    storage: Promise.resolve(storage),
    settings: { cmsPort, embedsPort, ...secrets, ...urls },
  })
  await ready
  const request = async (methodAndPath: string, body?: unknown) => {
    const [method = 'GET', path = ''] = methodAndPath.split(' ')
    const response = await fetch(`${cmsUrl}/v1/spaces/${id}/${path}`, {
      method,
      headers: { authorization: TOKEN, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const responseBody: ResponseBody = await response.json()
    expect(response.ok, `${methodAndPath}: ${JSON.stringify(responseBody)}`).toBe(true)
    return responseBody
  }
  const upload = async (metadata: { readonly filename: string }, bytes: Uint8Array) => {
    const { post_url } = await request('POST assets', metadata)
    const body = createUploadForm(metadata.filename, bytes)
    const response = await fetch(String(post_url), { method: 'POST', body })
    expect(response.status).toBe(201)
    return await response.json()
  }
  return { id, port: cmsPort, request, upload }
}

/** The official tool with its own home and working folder, signed in with a token in its environment. */
export async function officialCli(): Promise<OfficialCli> {
  const folder = temporaryFolder('storyblok-cli', onTestFinished)
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    STORYBLOK_LOGIN: 'team@example.com',
    STORYBLOK_TOKEN: TOKEN,
    STORYBLOK_REGION: 'eu',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  }
  const imports = PRELOADED.flatMap((file) => ['--import', file])
  const run = ({ port }: ServedSpace, command: string) =>
    new Promise<string>((resolve, reject) => {
      const args = [...imports, CLI, '--api-rate-limit', '1000', ...command.split(' ')]
      const options = { cwd: folder, env: { ...env, PROSPECTUS_URL: `http://127.0.0.1:${port}` } }
      execFile(process.execPath, args, options, (error, stdout, stderr) => {
        const printed = stripVTControlCharacters(`${stdout}${stderr}`)
        if (error === null) resolve(printed)
        else reject(new Error(`storyblok ${command}: ${printed}`))
      })
    })
  const files = join(folder, '.storyblok')
  return {
    run,
    storedFiles: async ({ id }) =>
      new Map((await Promise.all(KINDS.map(filesOf(files, id)))).flat()),
    write: async ({ id }, kind, path, text) => {
      const file = join(files, kind, String(id), path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    },
    forgetManifest: ({ id }) => rm(join(files, `stories/${id}/manifest.jsonl`)),
  }
}

const KINDS = ['components', 'datasources', 'stories', 'assets', 'types', 'languages']

const filesOf = (folder: string, spaceId: number) => async (kind: string) => {
  const kindFolder = join(folder, kind, String(spaceId))
  const names = await readdir(kindFolder, { recursive: true }).catch(() => [])
  const read = async (name: string) =>
    [
      `${kind}/${name.replace(`.${spaceId}.`, '.')}`,
      await readFile(join(kindFolder, name), 'latin1'),
    ] as const
  // Manifests map ids of this one installation.
  const isContentFile = (name: string) => /\.\w+$/.test(name) && !name.endsWith('.jsonl')
  return await Promise.all(names.filter(isContentFile).sort().map(read))
}
