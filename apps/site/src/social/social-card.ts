import { createHash } from 'node:crypto'
import { type CoverOptions, fontOutlines } from 'virtual:brand-covers'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { pageTexts, type SiteTexts } from '@prospectus/content/head/page-texts'
import type { Story } from '@prospectus/content/schema/stories/story'
import { hasGlyphs } from './font-outlines.ts'

/** What a page's generated social image shows (HEAD-1). */
export interface SocialCard {
  readonly name: string
  /** The folder's name, else the strapline. */
  readonly section: string
  readonly organisation: string
  readonly cover: CoverOptions
  /** Has a hash of the content, so that the image may be cached forever. */
  readonly path: string
}

export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** To be increased whenever the same texts would give another image. */
const RECIPE_VERSION = 2

/**
 * Returns what a page's generated image shows; undefined in preview, for pages with an image of their own, and if the
 * brand's font is missing or lacks a letter.
 */
export function socialCard(page: SocialPage): SocialCard | undefined {
  const { story, snapshot, settings, mode } = page
  if (story === undefined || mode === 'preview' || fontOutlines === undefined) return undefined
  const { sharedTitle, image } = pageTexts(story, settings)
  if (image !== undefined) return undefined
  const { organisation = '', strapline = '' } = settings
  const name = withoutOrganisation(normaliseText(sharedTitle), organisation)
  const section = normaliseText(folderName(story, snapshot) ?? strapline)
  if (name === '' || !hasGlyphs(fontOutlines, name + section + organisation)) return undefined
  const { content, uuid } = story
  if (!/^[\w-]+(\/[\w-]+)?$/.test(uuid)) return undefined
  const themes = 'themes' in content ? content.themes : []
  const texts: Omit<SocialCard, 'path'> = {
    name,
    section,
    organisation,
    cover: { section: story.section, themes, seed: uuid, title: story.name },
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

/** Name of the folder that holds the story; undefined at the root, in a language folder, and for an unknown folder. */
function folderName({ fullSlug, lang }: Story, snapshot: SocialPage['snapshot']) {
  const folder = fullSlug.split('/').filter(Boolean).slice(0, -1).join('/')
  const match = folder === '' || folder === lang ? undefined : snapshot.find(folder)
  return match?.kind === 'story' ? match.entry.name : match?.name
}

/** Drops the vendor's name, which is shown below. */
function withoutOrganisation(name: string, organisation: string): string {
  const suffix = [' | ', ' – ', ' - '].find((separator) => name.endsWith(separator + organisation))
  return suffix === undefined ? name : name.slice(0, -(suffix + organisation).length)
}

function normaliseText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
