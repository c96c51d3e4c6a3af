import { hasPage, storyKindOf } from '@prospectus/content/reading/story-kind'
import type { Warning } from '@prospectus/protocol/management/story'
import { isRecord } from '@prospectus/protocol/values/is-record'
import type { Storage } from '../storage/storage.ts'
import type { StoryWithDraft } from '../stories/story-with-draft.ts'
import { isTemplate } from '../stories/template-folder.ts'
import { storedBlocks } from './stored-fields.ts'
import { warning } from './warning.ts'

/** Recommended numbers of characters: search results cut longer texts. */
const TITLE_LENGTH = { min: 30, max: 60 }
const DESCRIPTION_LENGTH = { min: 120, max: 160 }

function searchTitle({ name, content }: TitledStory): string {
  return seoText(content, 'title') || name.trim()
}

/** Warns about titles and descriptions that search results would cut, or that are very short. */
export function* searchTextWarnings(story: TitledStory): Generator<Warning> {
  if (!hasPage(storyKindOf(story.content))) return
  const location = { component: 'story', uid: '', field: 'seo' }
  const titleLength = searchTitle(story).length
  if (titleLength < TITLE_LENGTH.min || titleLength > TITLE_LENGTH.max) {
    yield warning('title-length', location, { letters: titleLength })
  }
  const descriptionLength = seoText(story.content, 'description').length
  if (descriptionLength === 0) {
    yield warning('no-description', location)
  } else if (
    descriptionLength < DESCRIPTION_LENGTH.min ||
    descriptionLength > DESCRIPTION_LENGTH.max
  ) {
    yield warning('description-length', location, { letters: descriptionLength })
  }
}

interface TitledStory {
  readonly name: string
  readonly content: unknown
}

function seoText(content: unknown, member: 'title' | 'description'): string {
  const seo = isRecord(content) ? content.seo : undefined
  const seoBlock: unknown = Array.isArray(seo) ? seo[0] : seo
  const text = isRecord(seoBlock) ? seoBlock[member] : undefined
  return typeof text === 'string' ? text.trim() : ''
}

/** Warns about other pages with the same title in search results, since readers cannot tell them apart. */
export async function sameTitleWarnings(
  storage: Pick<Storage, 'listStories' | 'listEntries' | 'storyWithDraft'>,
  story: StoryWithDraft,
): Promise<readonly Warning[]> {
  const content: unknown = JSON.parse(story.content)
  if (!hasPage(storyKindOf(content))) return []
  const title = searchTitle({ name: story.name, content })
  const entriesWithTitle = await storage.listEntries({
    search: title,
    kind: 'stories',
    page: 1,
    perPage: MAX_CHECKED,
  })
  const withName = entriesWithTitle.items
    .filter(({ name }) => name.trim() === title)
    .map(({ id }) => id)
  const withSeoTitle = await storage.listStories({
    view: 'draft',
    where: [{ kind: 'content', clause: { field: 'seo.title', operation: 'in', operand: [title] } }],
    search: undefined,
    sort: [],
    page: 1,
    perPage: MAX_CHECKED,
  })
  const ids = new Set([...withName, ...withSeoTitle.items.map(({ id }) => id)])
  ids.delete(story.id)
  const otherStories = await Promise.all([...ids].map((id) => storage.storyWithDraft(id)))
  return otherStories
    .filter((other) => !isTemplate(other))
    .filter(({ name, content }) => {
      const parsed: unknown = JSON.parse(content)
      return hasPage(storyKindOf(parsed)) && searchTitle({ name, content: parsed }) === title
    })
    .slice(0, MAX_NAMED)
    .map(({ name, full_slug }) =>
      warning(
        'same-title',
        { component: 'story', uid: '', field: 'seo' },
        { name, address: `/${full_slug}` },
      ),
    )
}

const MAX_CHECKED = 100
const MAX_NAMED = 3

/** Warns about texts that skip a level of heading. */
export function* headingWarnings(content: unknown): Generator<Warning> {
  for (const { component, uid, fields } of storedBlocks(content)) {
    for (const [field, value] of Object.entries(fields)) {
      const jump = headingJump(value)
      if (jump === undefined) continue
      yield warning('heading-jump', { component, uid, field }, jump)
    }
  }
}

function headingJump(text: unknown) {
  if (!isRecord(text) || text.type !== 'doc') return undefined
  let from = 0
  for (const to of headingLevels(text)) {
    if (from !== 0 && to > from + 1) return { from, to }
    from = to
  }
  return undefined
}

function* headingLevels(node: unknown): Generator<number> {
  if (!isRecord(node)) return
  if (node.type === 'heading' && isRecord(node.attrs)) yield Number(node.attrs.level)
  if (Array.isArray(node.content)) for (const child of node.content) yield* headingLevels(child)
}
