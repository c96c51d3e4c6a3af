import { createHash } from 'node:crypto'
import { type CoverOptions, letters } from 'virtual:brand-covers'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { pageTexts, type SiteTexts } from '@prospectus/content/head/page-texts'
import type { Story } from '@prospectus/content/schema/stories/story'
import { canSet } from './letters.ts'

/** What the picture says that other sites show of a page without one of its own (HEAD-1). */
export interface SocialCard {
  readonly name: string
  /** Of the folder that the page lies in, else what the vendor says of itself. */
  readonly section: string
  readonly organisation: string
  readonly cover: CoverOptions
  /** Where it is: another address for every other picture, so that it may be kept for good. */
  readonly path: string
}

export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** Rises when the same words come to another picture than before. */
const RECIPE_VERSION = 2

/**
 * The card of a page's story; undefined for pages that show a picture of their own, in a preview, and where
 * the brand has no letters for its words.
 */
export function socialCard(page: SocialPage): SocialCard | undefined {
  const { story, snapshot, settings, mode } = page
  if (story === undefined || mode === 'preview' || letters === undefined) return undefined
  const { sharedTitle, image } = pageTexts(story, settings)
  if (image !== undefined) return undefined
  const { organisation = '', strapline = '' } = settings
  const name = withoutOrganisation(plain(sharedTitle), organisation)
  const section = plain(folderName(story, snapshot) ?? strapline)
  if (name === '' || !canSet(letters, name + section + organisation)) return undefined
  const { content, uuid } = story
  if (!/^[\w-]+(\/[\w-]+)?$/.test(uuid)) return undefined
  const themes = 'themes' in content ? content.themes : []
  const words = {
    name,
    section,
    organisation,
    cover: { section: story.section, themes, seed: uuid, words: story.name },
  }
  const version = createHash('sha256')
    .update(JSON.stringify([RECIPE_VERSION, words]))
    .digest('hex')
  return { ...words, path: `/_/social/${uuid}/${version.slice(0, 20)}.png` }
}

/** What a card needs to know of a page. */
export interface SocialPage {
  readonly story: Story | undefined
  readonly snapshot: Pick<Snapshot, 'find'>
  readonly settings: SiteTexts
  readonly mode: 'production' | 'preview'
}

/** Of the folder that a story lies in; that of a language has no name worth saying. */
function folderName({ fullSlug, lang }: Story, snapshot: SocialPage['snapshot']) {
  const folder = fullSlug.split('/').filter(Boolean).slice(0, -1).join('/')
  const found = folder === '' || folder === lang ? undefined : snapshot.find(folder)
  return found?.kind === 'story' ? found.entry.name : found?.name
}

/** The vendor stands below the name, and need not end it. */
function withoutOrganisation(name: string, organisation: string): string {
  const end = [' | ', ' – ', ' - '].find((between) => name.endsWith(between + organisation))
  return end === undefined ? name : name.slice(0, -(end + organisation).length)
}

/** On one line, with the spaces that a line may be broken at. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
