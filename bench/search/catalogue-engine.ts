import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openSnapshot } from '@prospectus/catalogue/files/open-snapshot'
import { writeSnapshot } from '@prospectus/catalogue/files/write-snapshot'
import { rankHits } from '@prospectus/catalogue/matching/score'
import { generateSpace } from '../catalogue/generate-stories.ts'
import { searchPagesAndResources } from '../catalogue/ranked-results.ts'
import type { EngineKind } from './engine.ts'

/** The site's own catalogue, with all rules of SEARCH-2, SEARCH-3 and RES-8, and bodies in a file. */
export const catalogueEngine: EngineKind = {
  unsupported: [],
  maxStories: Number.POSITIVE_INFINITY,
  build: async (folder, size) => {
    const { snapshot } = await writeSnapshot(generateSpace(size), folder, { version: '1' })
    snapshot.close()
  },
  open: async (folder, size) => {
    const snapshot = await openSnapshot(folder, generateSpace(size).spaceId)
    if (snapshot === undefined) throw new Error(`There is no snapshot in ${folder}`)
    const [snapshotFolder = ''] = readdirSync(folder, { withFileTypes: true })
      .filter((item) => item.isDirectory())
      .map(({ name }) => name)
    return {
      indexBytes: statSync(join(folder, snapshotFolder, 'index.bin')).size,
      search: (text) => {
        const [pages, resources] = searchPagesAndResources(snapshot, text)
        const ranked = rankHits(pages, resources, snapshot.nameScores(text))
        return { total: ranked.length, ids: ranked.slice(0, 50).map(({ entry }) => entry.id) }
      },
      filter: (view) => {
        const { total, entries } = snapshot.resources(view)
        return { total, ids: entries.map(({ id }) => id) }
      },
    }
  },
}
