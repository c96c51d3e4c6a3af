import { setImmediate as nextTurn } from 'node:timers/promises'
import { readStory } from '@prospectus/content/reading/read-story'
import type { SiteContext } from '@prospectus/content/reading/site-context'
import { isToolBlock } from '@prospectus/content/schema/blocks/all-blocks'
import type { BrokenLink, LinkProblem } from '@prospectus/protocol/management/report'
import { type Judged, judgeLink } from './judge-link.ts'
import type { CheckedDocument, LinkRows } from './link-rows.ts'
import { linksInContent, type StoredLink } from './links-in-content.ts'
import { createPlaces, type PlaceRow } from './places.ts'

/** How far a check is, and what it has found. */
export interface LinkCheck {
  readonly state: 'checking' | 'done'
  readonly checked: number
  /** Stories and folders in all. */
  readonly stories: number
  /** Links that lead to other sites. */
  readonly external: number
  readonly finished_at: string | null
  readonly broken: readonly BrokenLink[]
}

interface CheckOptions {
  readonly rows: LinkRows
  readonly site: Pick<SiteContext, 'siteUrl' | 'assetHosts' | 'embedHost' | 'languages'>
  /** Whether a file is there that the library does not have; by `{W}x{H}/{hash}/{name}`. */
  readonly hasFile: (path: string) => Promise<boolean>
  /** Told how far it is. */
  readonly onStep: (check: LinkCheck) => void
  readonly now: () => Date
}

/** Holds every link of every text against what there is, a few texts at a time. */
export async function checkLinks(options: CheckOptions): Promise<LinkCheck> {
  const { rows, site, onStep, now } = options
  const places = await gatherPlaces(rows, site.languages)
  const context = { ...site, places }
  const files = fileTest(await rows.filePaths(), options.hasFile)
  const anchors = anchorTest(rows, site)
  const broken = new Map<string, BrokenLink>()
  const checkedStories = new Set<number>()
  let external = 0
  const stand = (state: LinkCheck['state']): LinkCheck => ({
    ...{ state, checked: checkedStories.size, stories: places.count(), external },
    finished_at: state === 'done' ? now().toISOString() : null,
    broken: [...broken.values()],
  })
  for (let last = 0; ; ) {
    const documents = await rows.documentsAfter(last)
    last = documents.at(-1)?.id ?? last
    if (documents.length === 0) return stand('done')
    for (const document of documents) {
      const from = places.byId(document.story_id)
      if (from === undefined || document.content === '') continue
      for (const link of linksInContent(JSON.parse(document.content))) {
        const judged = judgeLink(link, from, context)
        if (judged.kind === 'external') external++
        const fault = await faultOf(judged, files, anchors)
        if (fault === undefined || broken.size >= MOST_LISTED) continue
        const row = brokenLink(document, from, link, fault)
        const key = JSON.stringify([row.story_id, row.block, row.field, row.target])
        broken.set(key, { ...row, seen: row.seen || (broken.get(key)?.seen ?? false) })
      }
    }
    for (const { story_id } of documents) checkedStories.add(story_id)
    onStep(stand('checking'))
    await nextTurn()
  }
}

async function gatherPlaces(rows: LinkRows, languages: readonly string[]) {
  const places = createPlaces(languages)
  for (let last = 0; ; ) {
    const some = await rows.placesAfter(last)
    last = some.at(-1)?.id ?? last
    if (some.length === 0) return places
    places.add(some)
    await nextTurn()
  }
}

interface Fault {
  readonly target: string
  readonly problem: LinkProblem
}

async function faultOf(
  judged: Judged,
  files: (path: string) => Promise<boolean>,
  anchors: (place: PlaceRow, anchor: string) => Promise<boolean>,
): Promise<Fault | undefined> {
  if (judged.kind === 'broken') return judged
  if (judged.kind === 'file') {
    return (await files(judged.path)) ? undefined : { target: judged.path, problem: 'missing_file' }
  }
  if (judged.kind !== 'anchor' || (await anchors(judged.place, judged.anchor))) return undefined
  return { target: judged.target, problem: 'missing_anchor' }
}

function brokenLink(
  { story_id, name, is_published }: CheckedDocument,
  { full_slug }: PlaceRow,
  { block, component, field }: StoredLink,
  fault: Fault,
): BrokenLink {
  const where = { story_id, story: name, full_slug, seen: is_published === 1 }
  return { ...where, block, component, field, target: fault.target, problem: fault.problem }
}

/** Asks once for each file. */
function fileTest(known: readonly string[], hasFile: CheckOptions['hasFile']) {
  const answers = new Map<string, Promise<boolean> | boolean>(known.map((path) => [path, true]))
  return async (path: string): Promise<boolean> => {
    const file = path.split('/').slice(4, 7).map(decodeURIComponent).join('/')
    const answer = answers.get(file) ?? hasFile(file)
    answers.set(file, answer)
    return await answer
  }
}

/** Reads each page that an anchor is of once. */
function anchorTest(rows: LinkRows, site: CheckOptions['site']) {
  const context = { ...site, pathOfUuid: () => '/', pathOfSlug: () => '/' }
  const ids = new Map<number, ReadonlySet<string>>()
  return async ({ id }: PlaceRow, anchor: string): Promise<boolean> => {
    const known = ids.get(id)
    if (known !== undefined) return known.has(anchor)
    const content = await rows.publishedContent(id)
    // A draft that nobody sees yet: its links within itself are told when it is published.
    if (!content) return true
    const found = idsOnPage(JSON.parse(content), context)
    ids.set(id, found)
    return found.has(anchor)
  }
}

const MOST_LISTED = 5000

/** The names on a story's page that a link can lead to: headings, marks of rich text, blocks. */
function idsOnPage(content: unknown, siteContext: SiteContext): ReadonlySet<string> {
  const ids = new Set(OF_LAYOUTS)
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') gather(inner)
      else if (key === 'id' || key === 'uid') ids.add(inner.normalize('NFC'))
      else if (key === 'component' && isToolBlock(inner)) ids.add(inner)
    }
  }
  gather(readStory({ content }, siteContext).content)
  return ids
}

/** What the site's own layouts name. */
const OF_LAYOUTS = ['main', 'document', 'recording', 'get-download']
