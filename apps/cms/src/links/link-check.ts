import { setImmediate as nextTurn } from 'node:timers/promises'
import { readStory } from '@prospectus/content/reading/read-story'
import { createReadContext, type SiteContext } from '@prospectus/content/reading/site-context'
import { readAsset } from '@prospectus/content/schema/assets/asset'
import { isToolBlock } from '@prospectus/content/schema/blocks/all-blocks'
import { readMultilink } from '@prospectus/content/schema/links/multilink'
import type { BrokenLink, LinkProblem } from '@prospectus/protocol/management/report'
import type { CheckedDocument, LinkRows } from './link-rows.ts'
import { createPlaces, type PlaceRow, type Places } from './places.ts'

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

interface JudgeContext {
  readonly places: Places
  readonly siteUrl: string
  readonly assetHosts: readonly string[]
}

/** What became of a link: it is fine, broken, of another site, or good if something else is there. */
type Judged =
  | { readonly kind: 'fine' | 'external' }
  | { readonly kind: 'broken'; readonly target: string; readonly problem: LinkProblem }
  /** `path` is of a file on the site, `/assets/f/…`. */
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'anchor'
      readonly target: string
      readonly place: PlaceRow
      readonly anchor: string
    }

/**
 * Holds a link against what visitors find, by the rules of the site (BLOCK-10).
 *
 * @param from the story that it stands in
 */
function judgeLink(link: StoredLink, from: PlaceRow, context: JudgeContext): Judged {
  if (link.kind === 'file') {
    const asset = readAsset(link.stored, context)
    return asset === undefined ? FINE : { kind: 'file', path: asset.path }
  }
  const { places, siteUrl, assetHosts } = context
  const seen = (place: PlaceRow | undefined) => place && places.pathOf(place)
  const read = readMultilink(
    link.stored,
    createReadContext({
      ...{ siteUrl, assetHosts, embedHost: '', languages: [] },
      pathOfUuid: (uuid) => {
        const place = places.byUuid(uuid)
        const at = place && places.seenAt(place.full_slug)
        return at === place ? seen(at) : undefined
      },
      pathOfSlug: (slug) => seen(places.seenAt(slug)),
    }),
  )
  if (read === undefined) return deadLink(link.stored, places)
  if (read.external) return { kind: 'external' }
  if (/^[a-z]+:/.test(read.href)) return FINE
  return judgePath(read.href, from, link, places)
}

function judgePath(href: string, from: PlaceRow, link: StoredLink, places: Places): Judged {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? []
  const at = decoded(path)
  if (at.startsWith('/assets/f/')) return { kind: 'file', path: at }
  const place = path === '' ? from : places.seenAt(at)
  const isRedirect = /(^|\/)redirect$/.test(place?.component ?? '')
  if (/(^|\/)redirect$/.test(link.component) && isRedirect) {
    const problem = place === from ? 'redirect_circle' : 'redirect_chain'
    return { kind: 'broken', target: href, problem }
  }
  if (path !== '' && !places.isSeen(at)) {
    return { kind: 'broken', target: href, problem: 'missing_page' }
  }
  if (place === undefined || isRedirect || anchor === '') return FINE
  return { kind: 'anchor', target: href, place, anchor: decoded(anchor) }
}

/** A link that the site leaves out: empty, or to a story that visitors do not see. */
function deadLink(stored: StoredLink['stored'], places: Places): Judged {
  const [uuid, url] = [textOf(stored.id ?? stored.uuid), textOf(stored.cached_url ?? stored.url)]
  const target = url || uuid || textOf(stored.email)
  if (target === '') return FINE
  if (uuid === '') return { kind: 'broken', target, problem: 'missing_page' }
  const place = places.byUuid(uuid)
  if (place === undefined) return { kind: 'broken', target, problem: 'deleted_story' }
  const problem = place.published === 1 ? 'missing_page' : 'unpublished_story'
  return { kind: 'broken', target: `/${place.full_slug}`, problem }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return text
  }
}

const FINE: Judged = { kind: 'fine' }

/** A link or a file as it is stored, and where it stands in its story. */
interface StoredLink {
  readonly kind: 'link' | 'file'
  /** `_uid` of the innermost block around it. */
  readonly block: string
  readonly component: string
  /** The field of that block. */
  readonly field: string
  /** A multilink, or an asset. */
  readonly stored: Readonly<Record<string, unknown>>
}

type Place = Pick<StoredLink, 'block' | 'component' | 'field'>

/** Every link and every file in a story's content: in fields, in rich text, and where a redirect leads. */
function* linksInContent(content: unknown): Generator<StoredLink> {
  yield* linksIn(content, { block: '', component: '', field: '' }, 0)
}

function* linksIn(value: unknown, place: Place, depth: number): Generator<StoredLink> {
  if (typeof value !== 'object' || value === null || depth > MOST_DEPTH) return
  if (Array.isArray(value)) {
    for (const item of value) yield* linksIn(item, place, depth + 1)
    return
  }
  const found = Object(value) as Readonly<Record<string, unknown>>
  const attrs = found.type === 'link' ? found.attrs : undefined
  if (found.fieldtype === 'multilink' || 'linktype' in found) {
    yield { kind: 'link', ...place, stored: found }
  } else if (typeof attrs === 'object' && attrs !== null) {
    yield { kind: 'link', ...place, stored: asMultilink(Object(attrs)) }
  } else if (found.fieldtype === 'asset') {
    yield { kind: 'file', ...place, stored: found }
  } else if (typeof found.component === 'string') {
    yield* linksInBlock(found, found.component, depth)
  } else {
    for (const inner of Object.values(found)) yield* linksIn(inner, place, depth + 1)
  }
}

function* linksInBlock(
  found: Readonly<Record<string, unknown>>,
  component: string,
  depth: number,
): Generator<StoredLink> {
  const block = typeof found._uid === 'string' ? found._uid : ''
  for (const [field, inner] of Object.entries(found)) {
    const place = { block, component, field }
    const isAddress = field === 'destination_url' && typeof inner === 'string'
    if (isAddress) yield { kind: 'link', ...place, stored: { linktype: 'url', url: inner } }
    else yield* linksIn(inner, place, depth + 1)
  }
}

/** Links of rich text hold the same under other names (delivery-protocol#rich-text). */
function asMultilink(attrs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { href, uuid, linktype } = attrs
  const email = linktype === 'email' ? href : ''
  return { ...attrs, id: uuid, url: href, cached_url: href, email }
}

const MOST_DEPTH = 200
