import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { contentFolder } from '../run/project.ts'
import {
  SERVED_PICTURE,
  SERVED_RECORDING,
  type ServedStory,
  servedStories,
} from './served-stories.ts'

/** A brand with fewer story files is given more, since its own do not fill several pages of results. */
const MIN_STORIES = 200

/** Writes a folder with the brand's seed content and the stories that the browser tests read. */
export function writeServedContent(folder: string): void {
  cpSync(contentFolder(), folder, { recursive: true })
  const fileOf = (fullSlug: string) => storyFile(folder, fullSlug)
  const spaceFile = join(folder, 'space.json')
  const { language_codes, ...otherMembers } = JSON.parse(readFileSync(spaceFile, 'utf8'))
  const recording = `https://${otherMembers.asset_host}/f/${otherMembers.id}/${SERVED_RECORDING}`
  const hasAssets = existsSync(join(folder, 'assets'))
  const writeAsset = (path: string, bytes: string | Buffer) => {
    const file = join(folder, 'assets', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  writeAsset(SERVED_RECORDING, silence())
  writeAsset(SERVED_PICTURE, PICTURE)
  // More than two pages of images in the library, for a brand without any.
  for (let count = 1; count <= 130 && !hasAssets; count += 1) {
    writeAsset(`800x800/5e1ec7ed01/specimen-${count}.svg`, PICTURE)
  }
  const isSmall = globSync('stories/**/*.json', { cwd: folder }).length < MIN_STORIES
  for (const story of servedStories((fullSlug) => hasStory(folder, fullSlug), isSmall, recording)) {
    const file = fileOf(story.fullSlug)
    const parent_id = folderId(dirname(file), folder)
    writeFileSync(file, JSON.stringify(storedStory(story, parent_id)))
  }
  const settingsFile = fileOf('de/settings')
  if (!existsSync(settingsFile)) {
    const { content } = JSON.parse(readFileSync(fileOf('settings'), 'utf8'))
    const story = { fullSlug: 'de/settings', name: 'Einstellungen', content }
    writeFileSync(
      settingsFile,
      JSON.stringify(storedStory(story, folderId(dirname(settingsFile), folder))),
    )
  }
  const typesFile = join(folder, 'datasources', 'resource-type.json')
  const entries: readonly { value: string }[] = JSON.parse(readFileSync(typesFile, 'utf8'))
  const missingTypes = ['podcast', 'webinars'].filter(
    (type) => !entries.some(({ value }) => value === type),
  )
  const added = missingTypes.map((value) => ({ id: identityOf(value).id, name: value, value }))
  writeFileSync(typesFile, JSON.stringify([...entries, ...added]))
  if (!language_codes.includes('de')) {
    writeFileSync(
      spaceFile,
      JSON.stringify({ ...otherMembers, language_codes: [...language_codes, 'de'] }),
    )
  }
}

/** Adds a story to a folder of content, unless there is one at its full slug. */
export function addStory(folder: string, story: ServedStory): void {
  const { fullSlug } = story
  if (hasStory(folder, fullSlug)) return
  const file = storyFile(folder, fullSlug)
  const parent_id = folderId(dirname(file), folder)
  writeFileSync(file, JSON.stringify(storedStory(story, parent_id)))
}

function storyFile(folder: string, fullSlug: string): string {
  return join(folder, 'stories', `${fullSlug.endsWith('/') ? `${fullSlug}_start` : fullSlug}.json`)
}

/** True if a brand has a story at the address, be it a page or the start page of a folder. */
function hasStory(folder: string, fullSlug: string): boolean {
  const page = fullSlug.replace(/\/$/, '')
  return [page, `${page}/`].some((each) => existsSync(storyFile(folder, each)))
}

const FOLDER_NAMES = new Map([['de', 'Deutsch']])

/** The id of a folder of stories, created if missing; 0 for the root. */
function folderId(path: string, content: string): number {
  if (path === join(content, 'stories')) return 0
  const file = join(path, '_folder.json')
  if (!existsSync(file)) {
    folderId(dirname(path), content)
    mkdirSync(path, { recursive: true })
    const name = FOLDER_NAMES.get(basename(path)) ?? basename(path)
    writeFileSync(
      file,
      JSON.stringify({ ...identityOf(relative(content, path)), name, published: true }),
    )
  }
  return JSON.parse(readFileSync(file, 'utf8')).id
}

/** Half a minute of silence as MP3: frames of 144 bytes, each of 36 ms, empty after their headers. */
function silence(): Buffer {
  const frame = Buffer.alloc(144)
  frame.set([0xff, 0xfb, 0x18, 0xc0])
  return Buffer.concat(Array.from({ length: 833 }, () => frame))
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><circle cx="400" cy="400" r="300"/></svg>'

const TIME = '2025-03-03T09:00:00.000Z'

function storedStory({ fullSlug, name, content }: ServedStory, parent_id: number): object {
  const isStart = fullSlug.endsWith('/')
  const segments = fullSlug.split('/').filter(Boolean)
  return {
    ...{ ...identityOf(`story ${fullSlug}`), name, content, parent_id, position: 0 },
    ...{ slug: segments.at(-1), full_slug: fullSlug, is_startpage: isStart, published: true },
    ...{ created_at: TIME, published_at: TIME, updated_at: TIME, first_published_at: TIME },
  }
}

/** An id and a uuid, the same for the same seed, so that a restarted site finds the same stories. */
function identityOf(seed: string): { readonly id: number; readonly uuid: string } {
  const hex = createHash('sha256').update(seed).digest('hex')
  const uuid = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')
  return { id: 900_000_000_000 + Number.parseInt(hex.slice(0, 8), 16), uuid }
}
