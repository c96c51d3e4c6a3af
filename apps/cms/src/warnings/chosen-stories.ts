import { DEFAULT_LANGUAGE, splitSlug } from '@prospectus/content/schema/links/language-folder'
import { teamMember } from '@prospectus/content/schema/stories/team-member'
import { testimonial } from '@prospectus/content/schema/stories/testimonial'
import type { Warning } from '@prospectus/protocol/management/story'
import type { StoryCondition } from '../database/story-query.ts'
import type { Storage } from '../storage/storage.ts'
import { type StoredBlock, storedBlocks } from './stored-fields.ts'
import { MAX_WARNINGS, warning } from './warning.ts'

/** Blocks that show stories of one component: the chosen ones, or else all in the page's language. */
const LISTINGS: Readonly<Record<string, { readonly field: string; readonly component: string }>> = {
  'team-listing': { field: 'members', component: teamMember.component },
  'testimonials-slider': { field: 'testimonials', component: testimonial.component },
}

type StoryQueries = Pick<Storage, 'listStories' | 'storiesByUuid'>

/** Warns about chosen members and testimonials that are not shown, and samples shown instead (BLOCK-3, LANG-2). */
export async function chosenStoryWarnings(
  storage: StoryQueries,
  page: { readonly full_slug: string; readonly content: string },
  languages: readonly string[],
): Promise<readonly Warning[]> {
  const { lang } = splitSlug(page.full_slug, languages)
  const warnings: Warning[] = []
  for (const block of storedBlocks(JSON.parse(page.content))) {
    const listing = LISTINGS[block.component]
    if (listing === undefined) continue
    const chosenUuids = chosenIn(block, listing.field)
    const publishedStories = await storage.storiesByUuid(chosenUuids, 'published')
    const isShown = (uuid: string) =>
      publishedStories.some(
        (story) => story.uuid === uuid && splitSlug(story.full_slug, languages).lang === lang,
      )
    const hiddenUuids = chosenUuids.filter((uuid) => !isShown(uuid))
    const location = { component: block.component, uid: block.uid, field: listing.field }
    const drafts = await storage.storiesByUuid(hiddenUuids, 'draft')
    // Names can repeat, and deleted stories have none: one sentence covers them.
    const names = new Set(
      hiddenUuids.map((uuid) => drafts.find((story) => story.uuid === uuid)?.name),
    )
    for (const name of names) {
      warnings.push(
        name === undefined
          ? warning('chosen-not-shown', location, undefined, 'chosen-not-shown-unnamed')
          : warning('chosen-not-shown', location, { name, language: lang }),
      )
    }
    if (block.component !== 'testimonials-slider') continue
    const isAnyShown =
      chosenUuids.length > 0
        ? hiddenUuids.length < chosenUuids.length
        : await isAnyPublished(storage, listing.component, lang, languages)
    if (!isAnyShown) warnings.push(warning('samples-shown', location))
  }
  return warnings.slice(0, MAX_WARNINGS)
}

function chosenIn({ fields }: StoredBlock, field: string): readonly string[] {
  const value = fields[field]
  if (!Array.isArray(value)) return []
  return [...new Set(value.filter((uuid) => typeof uuid === 'string' && uuid !== ''))]
}

async function isAnyPublished(
  storage: StoryQueries,
  component: string,
  lang: string,
  languages: readonly string[],
): Promise<boolean> {
  const inLanguage: StoryCondition =
    lang === DEFAULT_LANGUAGE
      ? { kind: 'slugs', slugs: languages.map((code) => `${code}/*`), isNegated: true }
      : { kind: 'starts-with', prefixes: [`${lang}/`] }
  const where: readonly StoryCondition[] = [{ kind: 'component', component }, inLanguage]
  const query = { view: 'published', search: undefined, sort: [], page: 1, perPage: 1 } as const
  const { total } = await storage.listStories({ ...query, where })
  return total > 0
}
