import { join, resolve } from 'node:path'
import { fillOrders } from '../assets/fill-orders.ts'
import { namedAssets } from '../assets/named-assets.ts'
import { type AssetOrder, storyShelf } from '../assets/story-shelf.ts'
import { readStoryFiles, writeStoryFile } from '../story-files.ts'
import { folderTable } from '../structure/folder-table.ts'
import { writeStructure } from '../structure/write-structure.ts'
import { withAlternates } from './alternates.ts'
import { assetPath } from './asset-file.ts'
import { compileStory } from './compile-story.ts'
import type { StoryFile } from './envelope.ts'
import { folderOf } from './full-slug.ts'
import type { Draft } from './parse-draft.ts'
import { type Fault, faultLine, placeOf } from './place.ts'
import { readDrafts } from './read-drafts.ts'

/**
 * `content draft <folder> [full slugs or beginnings of them …]`: compiles the drafts below a folder
 * into `content/`. Drafts with faults are left out and told of. Returns the exit code.
 */
export async function draftCommand(
  args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const [folder, ...only] = args
  if (folder === undefined) {
    print('Which folder holds the drafts? content draft <folder> [full slugs …]')
    return 1
  }
  const faults: Fault[] = []
  const all = await readDrafts(resolve(folder), faults)
  const wanted = all.filter(
    (draft) => only.length === 0 || only.some((start) => draft.fullSlug.startsWith(start)),
  )
  const { stories, orders } = compileDrafts(wanted, all, faults)
  const storiesFolder = join(contentFolder, 'stories')
  const made = await fillOrders(join(contentFolder, 'assets'), orders.values(), stories)
  for (const story of stories.values()) await writeStoryFile(storiesFolder, story)
  await writeStructure(contentFolder)
  for (const story of withAlternates(await readStoryFiles(storiesFolder))) {
    await writeStoryFile(storiesFolder, story)
  }
  for (const fault of faults) print(faultLine(fault))
  print(`${stories.size} stories compiled, ${made} files drawn, ${faults.length} faults`)
  return faults.length === 0 ? 0 : 1
}

/** The stories of the wanted drafts that have no fault, and the files they need. */
export function compileDrafts(
  wanted: readonly Draft[],
  all: readonly Draft[],
  faults: Fault[],
): { stories: Map<string, StoryFile>; orders: Map<string, AssetOrder> } {
  const folders = foldersOf(all)
  const stories = new Map<string, StoryFile>()
  const orders = new Map<string, AssetOrder>()
  for (const draft of wanted) {
    const own: Fault[] = []
    const asked = new Map<string, AssetOrder>()
    const shelf = storyShelf(draft, asked)
    const compiling = { shelf, links: { ...folders, ownFile: shelf.pdf } }
    const story = compileStory(draft, placeOf(draft.fullSlug, own), compiling)
    faults.push(...own)
    if (story === undefined || own.length > 0) continue
    stories.set(draft.fullSlug, story)
    // A resource may have ended up without the picture that was asked for (DATA-3).
    const named = namedAssets([JSON.stringify(story)])
    for (const [key, order] of asked) {
      if (named.has(assetPath(order.file))) orders.set(key, order)
    }
  }
  return { stories, orders }
}

function foldersOf(drafts: readonly Draft[]): {
  startFolders: ReadonlySet<string>
  bareFolders: ReadonlySet<string>
} {
  const started = drafts
    .filter((draft) => draft.fullSlug.endsWith('/'))
    .map((draft) => draft.fullSlug.slice(0, -1))
  const inTable = Object.entries(folderTable)
  const startFolders = new Set([
    ...inTable.filter(([, row]) => row.start === true).map(([folder]) => folder),
    ...started,
  ])
  const known = [
    ...inTable.map(([folder]) => folder),
    ...drafts.flatMap((draft) => folderOf(draft.fullSlug) ?? []),
  ]
  const slugs = new Set(drafts.map((draft) => draft.fullSlug))
  return {
    startFolders,
    bareFolders: new Set(known.filter((folder) => !startFolders.has(folder) && !slugs.has(folder))),
  }
}
