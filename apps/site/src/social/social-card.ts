import { createHash } from 'node:crypto'
import { type CoverOptions, letters } from 'virtual:brand-covers'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { pageTexts, type SiteTexts } from '@prospectus/content/head/page-texts'
import type { Story } from '@prospectus/content/schema/stories/story'
import { canSet } from './letters.ts'

/** The texts of the picture that other sites show of a page without one of its own (HEAD-1). */
export interface SocialCard {
  readonly name: string
  /** The name of the page's folder, else the strapline. */
  readonly section: string
  readonly organisation: string
  readonly cover: CoverOptions
  /** Differs for every other picture, so that it may be cached for good. */
  readonly path: string
}

export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** Increases when the same texts give another picture. */
const RECIPE_VERSION = 2

/** The card of a story; undefined in a preview, for pages with a picture of their own, and without letters for it. */
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
  const texts = {
    name,
    section,
    organisation,
    cover: { section: story.section, themes, seed: uuid, words: story.name },
  }
  const version = createHash('sha256')
    .update(JSON.stringify([RECIPE_VERSION, texts]))
    .digest('hex')
  return { ...texts, path: `/_/social/${uuid}/${version.slice(0, 20)}.png` }
}

interface SocialPage {
  readonly story: Story | undefined
  readonly snapshot: Pick<Snapshot, 'find'>
  readonly settings: SiteTexts
  readonly mode: 'production' | 'preview'
}

/** The name of a story's folder, unless that is a language's. */
function folderName({ fullSlug, lang }: Story, snapshot: SocialPage['snapshot']) {
  const folder = fullSlug.split('/').filter(Boolean).slice(0, -1).join('/')
  const found = folder === '' || folder === lang ? undefined : snapshot.find(folder)
  return found?.kind === 'story' ? found.entry.name : found?.name
}

/** Drops the vendor's name, which is shown below, from the end. */
function withoutOrganisation(name: string, organisation: string): string {
  const end = [' | ', ' – ', ' - '].find((between) => name.endsWith(between + organisation))
  return end === undefined ? name : name.slice(0, -(end + organisation).length)
}

/** On one line. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
