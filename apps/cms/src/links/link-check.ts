import { setImmediate as nextTurn } from 'node:timers/promises'
import { readStory } from '@prospectus/content/reading/read-story'
import { createReadContext, type SiteContext } from '@prospectus/content/reading/site-context'
import { readAsset } from '@prospectus/content/schema/assets/asset'
import { isToolBlock } from '@prospectus/content/schema/blocks/all-blocks'
import { readMultilink } from '@prospectus/content/schema/links/multilink'
import type {
  BrokenLink,
  LinkCheckProgress,
  LinkProblem,
} from '@prospectus/protocol/management/report'
import { batchesById } from '../database/paging.ts'
import type { CheckedDocument, LinkQueries } from './link-queries.ts'
import { createPageIndex, type PageIndex, type PageRow } from './pages.ts'

export interface LinkCheck extends LinkCheckProgress {
  readonly broken: readonly BrokenLink[]
}

export interface CheckOptions {
  readonly queries: LinkQueries
  readonly site: Pick<SiteContext, 'siteUrl' | 'assetHosts' | 'embedHost' | 'languages'>
  /** Tests for a file outside of the library, by `{W}x{H}/{hash}/{name}`. */
  readonly hasFile: (path: string) => Promise<boolean>
  /** Called after each batch, with the result so far. */
  readonly onStep: (check: LinkCheck) => void
  readonly now: () => Date
}

/** Checks all links of all documents, in batches. Lists at most 5,000 broken ones. */
export async function checkLinks(options: CheckOptions): Promise<LinkCheck> {
  const { queries, site, onStep, now } = options
  const pages = await loadPages(queries, site.languages)
  const context = { ...site, pages }
  const fileExists = createFileTest(await queries.filePaths(), options.hasFile)
  const anchorExists = createAnchorTest(queries, site)
  const broken = new Map<string, BrokenLink>()
  const checkedStories = new Set<number>()
  let externalCount = 0
  const progress = (state: LinkCheck['state']): LinkCheck => ({
    state,
    checked: checkedStories.size,
    stories: pages.count(),
    external: externalCount,
    finished_at: state === 'done' ? now().toISOString() : null,
    broken: [...broken.values()],
  })
  for await (const documents of batchesById(queries.documentsAfter)) {
    for (const document of documents) {
      const fromPage = pages.byId(document.story_id)
      if (fromPage === undefined || document.content === '') continue
      for (const link of linksIn(JSON.parse(document.content))) {
        const result = checkLink(link, fromPage, context)
        if (result.kind === 'external') externalCount++
        const issue = await findIssue(result, fileExists, anchorExists)
        if (issue === undefined || broken.size >= MAX_LISTED) continue
        const row = brokenLink(document, fromPage, link, issue)
        const key = JSON.stringify([row.story_id, row.block, row.field, row.target])
        broken.set(key, { ...row, seen: row.seen || (broken.get(key)?.seen ?? false) })
      }
    }
    for (const { story_id } of documents) checkedStories.add(story_id)
    onStep(progress('checking'))
    await nextTurn()
  }
  return progress('done')
}

async function loadPages(queries: LinkQueries, languages: readonly string[]) {
  const pages = createPageIndex(languages)
  for await (const batch of batchesById(queries.pagesAfter)) {
    pages.add(batch)
    await nextTurn()
  }
  return pages
}

interface LinkIssue {
  readonly target: string
  readonly problem: LinkProblem
}

async function findIssue(
  result: LinkResult,
  fileExists: (path: string) => Promise<boolean>,
  anchorExists: (page: PageRow, anchor: string) => Promise<boolean>,
): Promise<LinkIssue | undefined> {
  if (result.kind === 'broken') return result
  if (result.kind === 'file') {
    return (await fileExists(result.path))
      ? undefined
      : { target: result.path, problem: 'missing_file' }
  }
  if (result.kind !== 'anchor' || (await anchorExists(result.page, result.anchor))) return undefined
  return { target: result.target, problem: 'missing_anchor' }
}

function brokenLink(
  { story_id, name, is_published }: CheckedDocument,
  { full_slug }: PageRow,
  { blockUid, component, field }: StoredLink,
  issue: LinkIssue,
): BrokenLink {
  const source = { story_id, story: name, full_slug, seen: is_published === 1 }
  return {
    ...source,
    block: blockUid,
    component,
    field,
    target: issue.target,
    problem: issue.problem,
  }
}

function createFileTest(paths: readonly string[], hasFile: CheckOptions['hasFile']) {
  const results = new Map<string, Promise<boolean> | boolean>(paths.map((path) => [path, true]))
  return async (path: string): Promise<boolean> => {
    // The part after `/assets/f/{space}/`.
    const file = path.split('/').slice(4, 7).map(decodeOrKeep).join('/')
    const result = results.get(file) ?? hasFile(file)
    results.set(file, result)
    return await result
  }
}

/** Creates a function that tests whether a page has an anchor. Reads each published page only once. */
function createAnchorTest(queries: LinkQueries, site: CheckOptions['site']) {
  const context = { ...site, pathOfUuid: () => '/', pathOfSlug: () => '/' }
  const idsByPage = new Map<number, ReadonlySet<string>>()
  return async ({ id }: PageRow, anchor: string): Promise<boolean> => {
    const knownIds = idsByPage.get(id)
    if (knownIds !== undefined) return knownIds.has(anchor)
    const content = await queries.publishedContent(id)
    // An unpublished page: its links to itself are checked once it is published.
    if (!content) return true
    const found = idsOnPage(JSON.parse(content), context)
    idsByPage.set(id, found)
    return found.has(anchor)
  }
}

const MAX_LISTED = 5000

/** Ids on a story's page that a link can lead to: headings, marks of rich text, blocks. */
function idsOnPage(content: unknown, siteContext: SiteContext): ReadonlySet<string> {
  const ids = new Set(LAYOUT_IDS)
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') collect(inner)
      else if (key === 'id' || key === 'uid') ids.add(inner.normalize('NFC'))
      else if (key === 'component' && isToolBlock(inner)) ids.add(inner)
    }
  }
  collect(readStory({ content }, siteContext).content)
  return ids
}

/** Ids in the site's own layouts. */
const LAYOUT_IDS = ['main', 'document', 'recording', 'get-download', 'register']

interface LinkContext {
  readonly pages: PageIndex
  readonly siteUrl: string
  readonly assetHosts: readonly string[]
}

/** The result for a link, or the file or anchor that has to exist. */
type LinkResult =
  | { readonly kind: 'fine' | 'external' }
  | { readonly kind: 'broken'; readonly target: string; readonly problem: LinkProblem }
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'anchor'
      readonly target: string
      readonly page: PageRow
      readonly anchor: string
    }

/** Checks a link of the story `fromPage` against what visitors find, by the site's rules (BLOCK-10). */
function checkLink(link: StoredLink, fromPage: PageRow, context: LinkContext): LinkResult {
  if (link.kind === 'file') {
    const asset = readAsset(link.stored, context)
    return asset === undefined ? NO_PROBLEM : { kind: 'file', path: asset.path }
  }
  const { pages, siteUrl, assetHosts } = context
  const pathOf = (page: PageRow | undefined) => page && pages.pathOf(page)
  const multilink = readMultilink(
    link.stored,
    createReadContext({
      ...{ siteUrl, assetHosts, embedHost: '', languages: [] },
      pathOfUuid: (uuid) => {
        const page = pages.byUuid(uuid)
        const visiblePage = page && pages.visibleAt(page.full_slug)
        return visiblePage === page ? pathOf(visiblePage) : undefined
      },
      pathOfSlug: (slug) => pathOf(pages.visibleAt(slug)),
    }),
  )
  if (multilink === undefined) return checkUnreadable(link.stored, pages)
  if (multilink.isExternal) return { kind: 'external' }
  if (/^[a-z]+:/.test(multilink.href)) return NO_PROBLEM
  return checkPath(multilink.href, fromPage, link, pages)
}

function checkPath(
  href: string,
  fromPage: PageRow,
  link: StoredLink,
  pages: PageIndex,
): LinkResult {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? []
  const decodedPath = decodeText(path)
  if (decodedPath.startsWith('/assets/f/')) return { kind: 'file', path: decodedPath }
  const page = path === '' ? fromPage : pages.visibleAt(decodedPath)
  const isRedirect = /(^|\/)redirect$/.test(page?.component ?? '')
  if (/(^|\/)redirect$/.test(link.component) && isRedirect) {
    const problem = page === fromPage ? 'redirect_circle' : 'redirect_chain'
    return { kind: 'broken', target: href, problem }
  }
  if (path !== '' && !pages.isVisible(decodedPath)) {
    return { kind: 'broken', target: href, problem: 'missing_page' }
  }
  if (page === undefined || isRedirect || anchor === '') return NO_PROBLEM
  return { kind: 'anchor', target: href, page, anchor: decodeText(anchor) }
}

/** Checks a link that the site leaves out: an empty one, or one to a story that visitors do not see. */
function checkUnreadable(stored: StoredLink['stored'], pages: PageIndex): LinkResult {
  const [uuid, url] = [textOf(stored.id ?? stored.uuid), textOf(stored.cached_url ?? stored.url)]
  const target = url || uuid || textOf(stored.email)
  if (target === '') return NO_PROBLEM
  if (uuid === '') return { kind: 'broken', target, problem: 'missing_page' }
  const page = pages.byUuid(uuid)
  if (page === undefined) return { kind: 'broken', target, problem: 'deleted_story' }
  const problem = page.published === 1 ? 'missing_page' : 'unpublished_story'
  return { kind: 'broken', target: `/${page.full_slug}`, problem }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function decodeText(text: string): string {
  return decodeOrKeep(text).normalize('NFC')
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const NO_PROBLEM: LinkResult = { kind: 'fine' }

/** A stored link or file, and its location in the story. */
interface StoredLink {
  readonly kind: 'link' | 'file'
  /** `_uid` of the innermost block around it. */
  readonly blockUid: string
  readonly component: string
  readonly field: string
  /** A multilink, or an asset. */
  readonly stored: Readonly<Record<string, unknown>>
}

type LinkLocation = Pick<StoredLink, 'blockUid' | 'component' | 'field'>

const ROOT_LOCATION: LinkLocation = { blockUid: '', component: '', field: '' }

/** All links and files in content: in fields, in rich text, and destinations of redirects. */
function* linksIn(value: unknown, location = ROOT_LOCATION, depth = 0): Generator<StoredLink> {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
  if (Array.isArray(value)) {
    for (const item of value) yield* linksIn(item, location, depth + 1)
    return
  }
  const object = Object(value) as Readonly<Record<string, unknown>>
  const attrs = object.type === 'link' ? object.attrs : undefined
  if (object.fieldtype === 'multilink' || 'linktype' in object) {
    yield { kind: 'link', ...location, stored: object }
  } else if (typeof attrs === 'object' && attrs !== null) {
    yield { kind: 'link', ...location, stored: toMultilink(Object(attrs)) }
  } else if (object.fieldtype === 'asset') {
    yield { kind: 'file', ...location, stored: object }
  } else if (typeof object.component === 'string') {
    yield* linksInBlock(object, object.component, depth)
  } else {
    for (const inner of Object.values(object)) yield* linksIn(inner, location, depth + 1)
  }
}

function* linksInBlock(
  object: Readonly<Record<string, unknown>>,
  component: string,
  depth: number,
): Generator<StoredLink> {
  const blockUid = typeof object._uid === 'string' ? object._uid : ''
  for (const [field, inner] of Object.entries(object)) {
    const location = { blockUid, component, field }
    const isRedirectTarget = field === 'destination_url' && typeof inner === 'string'
    if (isRedirectTarget)
      yield { kind: 'link', ...location, stored: { linktype: 'url', url: inner } }
    else yield* linksIn(inner, location, depth + 1)
  }
}

/** Converts a link of rich text to a multilink, whose members have other names (delivery-protocol#rich-text). */
function toMultilink(attrs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { href, uuid, linktype } = attrs
  const email = linktype === 'email' ? href : ''
  return { ...attrs, id: uuid, url: href, cached_url: href, email }
}

const MAX_DEPTH = 200
