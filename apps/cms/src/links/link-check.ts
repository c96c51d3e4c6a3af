import { setImmediate as nextTurn } from 'node:timers/promises'
import { readStory } from '@prospectus/content/reading/read-story'
import { createReadContext, type SiteContext } from '@prospectus/content/reading/site-context'
import { readAsset } from '@prospectus/content/schema/assets/asset'
import { isToolBlock } from '@prospectus/content/schema/blocks/all-blocks'
import { readMultilink } from '@prospectus/content/schema/links/multilink'
import type { BrokenLink, LinkProblem } from '@prospectus/protocol/management/report'
import type { CheckedDocument, LinkRows } from './link-rows.ts'
import { createPages, type PageRow, type Pages } from './pages.ts'

export interface LinkCheck {
  readonly state: 'checking' | 'done'
  readonly checked: number
  readonly stories: number
  readonly external: number
  readonly finished_at: string | null
  readonly broken: readonly BrokenLink[]
}

interface CheckOptions {
  readonly rows: LinkRows
  readonly site: Pick<SiteContext, 'siteUrl' | 'assetHosts' | 'embedHost' | 'languages'>
  /** Tests for a file outside of the library, by `{W}x{H}/{hash}/{name}`. */
  readonly hasFile: (path: string) => Promise<boolean>
  readonly onStep: (check: LinkCheck) => void
  readonly now: () => Date
}

/** Checks all links of all documents, in batches. */
export async function checkLinks(options: CheckOptions): Promise<LinkCheck> {
  const { rows, site, onStep, now } = options
  const pages = await loadPages(rows, site.languages)
  const context = { ...site, pages }
  const files = fileTest(await rows.filePaths(), options.hasFile)
  const anchors = anchorTest(rows, site)
  const broken = new Map<string, BrokenLink>()
  const checkedStories = new Set<number>()
  let external = 0
  const progress = (state: LinkCheck['state']): LinkCheck => ({
    state,
    checked: checkedStories.size,
    stories: pages.count(),
    external,
    finished_at: state === 'done' ? now().toISOString() : null,
    broken: [...broken.values()],
  })
  for (let last = 0; ; ) {
    const documents = await rows.documentsAfter(last)
    last = documents.at(-1)?.id ?? last
    if (documents.length === 0) return progress('done')
    for (const document of documents) {
      const from = pages.byId(document.story_id)
      if (from === undefined || document.content === '') continue
      for (const link of linksInContent(JSON.parse(document.content))) {
        const result = checkLink(link, from, context)
        if (result.kind === 'external') external++
        const issue = await issueOf(result, files, anchors)
        if (issue === undefined || broken.size >= MAX_LISTED) continue
        const row = brokenLink(document, from, link, issue)
        const key = JSON.stringify([row.story_id, row.block, row.field, row.target])
        broken.set(key, { ...row, seen: row.seen || (broken.get(key)?.seen ?? false) })
      }
    }
    for (const { story_id } of documents) checkedStories.add(story_id)
    onStep(progress('checking'))
    await nextTurn()
  }
}

async function loadPages(rows: LinkRows, languages: readonly string[]) {
  const pages = createPages(languages)
  for (let last = 0; ; ) {
    const some = await rows.pagesAfter(last)
    last = some.at(-1)?.id ?? last
    if (some.length === 0) return pages
    pages.add(some)
    await nextTurn()
  }
}

interface LinkIssue {
  readonly target: string
  readonly problem: LinkProblem
}

async function issueOf(
  result: LinkResult,
  files: (path: string) => Promise<boolean>,
  anchors: (page: PageRow, anchor: string) => Promise<boolean>,
): Promise<LinkIssue | undefined> {
  if (result.kind === 'broken') return result
  if (result.kind === 'file') {
    return (await files(result.path)) ? undefined : { target: result.path, problem: 'missing_file' }
  }
  if (result.kind !== 'anchor' || (await anchors(result.page, result.anchor))) return undefined
  return { target: result.target, problem: 'missing_anchor' }
}

function brokenLink(
  { story_id, name, is_published }: CheckedDocument,
  { full_slug }: PageRow,
  { block, component, field }: StoredLink,
  issue: LinkIssue,
): BrokenLink {
  const source = { story_id, story: name, full_slug, seen: is_published === 1 }
  return { ...source, block, component, field, target: issue.target, problem: issue.problem }
}

function fileTest(known: readonly string[], hasFile: CheckOptions['hasFile']) {
  const results = new Map<string, Promise<boolean> | boolean>(known.map((path) => [path, true]))
  return async (path: string): Promise<boolean> => {
    const file = path.split('/').slice(4, 7).map(decodeURIComponent).join('/')
    const result = results.get(file) ?? hasFile(file)
    results.set(file, result)
    return await result
  }
}

/** Reads each page with anchors once. */
function anchorTest(rows: LinkRows, site: CheckOptions['site']) {
  const context = { ...site, pathOfUuid: () => '/', pathOfSlug: () => '/' }
  const ids = new Map<number, ReadonlySet<string>>()
  return async ({ id }: PageRow, anchor: string): Promise<boolean> => {
    const known = ids.get(id)
    if (known !== undefined) return known.has(anchor)
    const content = await rows.publishedContent(id)
    // A draft that nobody sees yet: its links to itself are checked once it is published.
    if (!content) return true
    const found = idsOnPage(JSON.parse(content), context)
    ids.set(id, found)
    return found.has(anchor)
  }
}

const MAX_LISTED = 5000

/** Ids on a story's page that a link can lead to: headings, marks of rich text, blocks. */
function idsOnPage(content: unknown, siteContext: SiteContext): ReadonlySet<string> {
  const ids = new Set(OF_LAYOUTS)
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
const OF_LAYOUTS = ['main', 'document', 'recording', 'get-download']

interface LinkContext {
  readonly pages: Pages
  readonly siteUrl: string
  readonly assetHosts: readonly string[]
}

/** The result for a link, or a further condition: that a file or an anchor exists. */
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

/** Checks a link of the story `from` against what visitors find, by the site's rules (BLOCK-10). */
function checkLink(link: StoredLink, from: PageRow, context: LinkContext): LinkResult {
  if (link.kind === 'file') {
    const asset = readAsset(link.stored, context)
    return asset === undefined ? FINE : { kind: 'file', path: asset.path }
  }
  const { pages, siteUrl, assetHosts } = context
  const seen = (page: PageRow | undefined) => page && pages.pathOf(page)
  const read = readMultilink(
    link.stored,
    createReadContext({
      ...{ siteUrl, assetHosts, embedHost: '', languages: [] },
      pathOfUuid: (uuid) => {
        const page = pages.byUuid(uuid)
        const at = page && pages.visibleAt(page.full_slug)
        return at === page ? seen(at) : undefined
      },
      pathOfSlug: (slug) => seen(pages.visibleAt(slug)),
    }),
  )
  if (read === undefined) return checkUnreadable(link.stored, pages)
  if (read.isExternal) return { kind: 'external' }
  if (/^[a-z]+:/.test(read.href)) return FINE
  return checkPath(read.href, from, link, pages)
}

function checkPath(href: string, from: PageRow, link: StoredLink, pages: Pages): LinkResult {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? []
  const at = decoded(path)
  if (at.startsWith('/assets/f/')) return { kind: 'file', path: at }
  const page = path === '' ? from : pages.visibleAt(at)
  const isRedirect = /(^|\/)redirect$/.test(page?.component ?? '')
  if (/(^|\/)redirect$/.test(link.component) && isRedirect) {
    const problem = page === from ? 'redirect_circle' : 'redirect_chain'
    return { kind: 'broken', target: href, problem }
  }
  if (path !== '' && !pages.isVisible(at)) {
    return { kind: 'broken', target: href, problem: 'missing_page' }
  }
  if (page === undefined || isRedirect || anchor === '') return FINE
  return { kind: 'anchor', target: href, page, anchor: decoded(anchor) }
}

/** A link that the site leaves out: empty, or to a story that visitors do not see. */
function checkUnreadable(stored: StoredLink['stored'], pages: Pages): LinkResult {
  const [uuid, url] = [textOf(stored.id ?? stored.uuid), textOf(stored.cached_url ?? stored.url)]
  const target = url || uuid || textOf(stored.email)
  if (target === '') return FINE
  if (uuid === '') return { kind: 'broken', target, problem: 'missing_page' }
  const page = pages.byUuid(uuid)
  if (page === undefined) return { kind: 'broken', target, problem: 'deleted_story' }
  const problem = page.published === 1 ? 'missing_page' : 'unpublished_story'
  return { kind: 'broken', target: `/${page.full_slug}`, problem }
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

const FINE: LinkResult = { kind: 'fine' }

/** A stored link or file, and its location in the story. */
interface StoredLink {
  readonly kind: 'link' | 'file'
  /** `_uid` of the innermost block around it. */
  readonly block: string
  readonly component: string
  readonly field: string
  /** A multilink, or an asset. */
  readonly stored: Readonly<Record<string, unknown>>
}

type Location = Pick<StoredLink, 'block' | 'component' | 'field'>

/** All links and files in content: in fields, in rich text, and destinations of redirects. */
function* linksInContent(content: unknown): Generator<StoredLink> {
  yield* linksIn(content, { block: '', component: '', field: '' }, 0)
}

function* linksIn(value: unknown, location: Location, depth: number): Generator<StoredLink> {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
  if (Array.isArray(value)) {
    for (const item of value) yield* linksIn(item, location, depth + 1)
    return
  }
  const found = Object(value) as Readonly<Record<string, unknown>>
  const attrs = found.type === 'link' ? found.attrs : undefined
  if (found.fieldtype === 'multilink' || 'linktype' in found) {
    yield { kind: 'link', ...location, stored: found }
  } else if (typeof attrs === 'object' && attrs !== null) {
    yield { kind: 'link', ...location, stored: asMultilink(Object(attrs)) }
  } else if (found.fieldtype === 'asset') {
    yield { kind: 'file', ...location, stored: found }
  } else if (typeof found.component === 'string') {
    yield* linksInBlock(found, found.component, depth)
  } else {
    for (const inner of Object.values(found)) yield* linksIn(inner, location, depth + 1)
  }
}

function* linksInBlock(
  found: Readonly<Record<string, unknown>>,
  component: string,
  depth: number,
): Generator<StoredLink> {
  const block = typeof found._uid === 'string' ? found._uid : ''
  for (const [field, inner] of Object.entries(found)) {
    const location = { block, component, field }
    const isAddress = field === 'destination_url' && typeof inner === 'string'
    if (isAddress) yield { kind: 'link', ...location, stored: { linktype: 'url', url: inner } }
    else yield* linksIn(inner, location, depth + 1)
  }
}

/** Converts a rich-text link, which has the same members under other names (delivery-protocol#rich-text). */
function asMultilink(attrs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { href, uuid, linktype } = attrs
  const email = linktype === 'email' ? href : ''
  return { ...attrs, id: uuid, url: href, cached_url: href, email }
}

const MAX_DEPTH = 200
