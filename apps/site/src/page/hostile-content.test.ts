import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { openSnapshotHolder } from '@prospectus/catalogue/sync/open-snapshot-holder'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentFolder } from '../../../../tools/run/project.ts'
import { readSettings } from '../settings.ts'
import { arbitraryCorruptions, corrupt } from './hostile-content.fixture.ts'
import { createPages, type Pages } from './pages.ts'
import * as renderer from './render-page.tsx'

/** `npm run audit` runs ten thousand; `SEED` replays a run. */
const MUTANTS = Number(process.env.MUTANTS ?? 40)
const SEED = Number(process.env.SEED ?? 20_261_120)

const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-hostile-'))
const contentDir = contentFolder()
const settings = readSettings({ DATA_DIR: dataDir })

let snapshot: Snapshot
let pages: Pages
let stories: readonly Entry[]

beforeAll(async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const snapshots = await openSnapshotHolder({ contentDir, directory: dataDir, settings, log })
  const opened = snapshots.current()
  if (opened === undefined) throw new Error('the bundled catalogue cannot be built')
  snapshot = opened
  pages = createPages(settings, () => renderer)
  stories = snapshot.tree.flatMap(({ uuid }) => {
    const entry = snapshot.byUuid(uuid)
    return entry && ['page', 'resource'].includes(entry.component) ? [entry] : []
  })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it(`DATA-4 ${MUTANTS} mutants of real stories render, every untouched block with its text (seed ${SEED})`, async () => {
  /** A story is drawn about a dozen times: rendered whole once. */
  const wholeBlocks = new Map<Entry, readonly string[]>()
  await fc.assert(
    fc.asyncProperty(fc.nat(), arbitraryCorruptions, async (pick, corruptions) => {
      const entry = stories[pick % stories.length] as Entry
      const blocks = wholeBlocks.get(entry) ?? blockTexts((await render(entry, snapshot)).html)
      wholeBlocks.set(entry, blocks)
      const raw = snapshot.read(entry)
      const { content, untouched } = corrupt(
        raw.content as Record<string, unknown>,
        corruptions,
        entry.uuid,
      )
      const mutant = await render(entry, {
        ...snapshot,
        read: (wanted) => (wanted === entry ? { ...raw, content } : snapshot.read(wanted)),
      })
      expect(mutant.status).toBe(200)
      expect(mutant.html).not.toContain('<script>alert(1)')
      expect(mutant.html).not.toMatch(/href="javascript:/)
      const text = textOf(mutant.html)
      for (const index of untouched) expect(text).toContain(blocks[index] ?? 'no such block')
    }),
    { numRuns: MUTANTS, seed: SEED },
  )
}, 3_600_000)

const render = (entry: Entry, from: Snapshot) =>
  pages.renderStory(from, entry, new URLSearchParams())

function textOf(html: string): string {
  return html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** The text of each top-level block of a page, in order. */
function blockTexts(html: string): readonly string[] {
  const texts: string[] = []
  const tags = html.matchAll(/<section\b[^>]*>|<\/section>/g)
  let start = -1
  let depth = 0
  for (const { 0: tag, index } of tags) {
    if (start < 0 && tag.includes(' data-block="')) start = index
    if (start < 0) continue
    depth += tag === '</section>' ? -1 : 1
    if (depth > 0) continue
    texts.push(textOf(html.slice(start, index)).trim())
    start = -1
  }
  return texts
}
