import { hasPage, storyKindOf } from '@prospectus/content/reading/story-kind'
import type { Warning } from '@prospectus/protocol/management/story'
import type { Storage } from '../storage/storage.ts'
import type { StoryWithDraft } from '../stories/story-with-draft.ts'
import { chosenStoryWarnings } from './chosen-stories.ts'
import { emptyWarnings } from './empty-blocks.ts'
import { smallPictureWarnings } from './pictures.ts'
import { redirectWarnings } from './redirects.ts'
import { storedBlocks } from './stored-fields.ts'
import { headingWarnings, sameTitleWarnings, searchTextWarnings } from './texts.ts'
import { findTranslations, translationWarnings } from './translations.ts'
import { MAX_WARNINGS, warning } from './warning.ts'

/**
 * Warnings that are shown before publishing only. Those for content that the site would leave out are found elsewhere
 * (management-api#warnings).
 */
export async function publishWarnings(
  storage: Pick<
    Storage,
    'space' | 'listStories' | 'storiesByUuid' | 'findStory' | 'listEntries' | 'storyWithDraft'
  >,
  story: StoryWithDraft,
): Promise<readonly Warning[]> {
  if (story.is_folder) return []
  const content: unknown = JSON.parse(story.content)
  const { languageCodes } = await storage.space()
  const isPage = hasPage(storyKindOf(content))
  const translations = isPage ? await findTranslations(storage, story, languageCodes) : []
  return [
    ...draftWarnings(story.name, content),
    ...(await sameTitleWarnings(storage, story)),
    ...(await unknownFormWarnings(storage, content)),
    ...(await redirectWarnings(storage, story)),
    ...(isPage ? await chosenStoryWarnings(storage, story, languageCodes) : []),
    ...(isPage ? translationWarnings(story, translations, languageCodes) : []),
  ]
}

/** Warnings that follow from the draft alone. */
export function draftWarnings(name: string, content: unknown): readonly Warning[] {
  return [
    ...emptyWarnings(content),
    ...headingWarnings(content),
    ...smallPictureWarnings(content),
    ...searchTextWarnings({ name, content }),
  ]
}

/** Fields with the id of a hosted form (EMBED-3). */
const FORM_FIELDS = [
  ['form-embed', 'form_id'],
  ['modules/resource', 'gated_form'],
] as const

/** Warns about ids of forms that are not published: visitors read that the form is not available. */
async function unknownFormWarnings(
  storage: Pick<Storage, 'findStory'>,
  content: unknown,
): Promise<readonly Warning[]> {
  const warnings: Warning[] = []
  for (const { component, uid, fields } of storedBlocks(content)) {
    for (const [formComponent, field] of FORM_FIELDS) {
      const id = fields[field]
      if (component !== formComponent || typeof id !== 'string' || !/^[\w-]+$/.test(id.trim()))
        continue
      if (await isPublishedForm(storage, id.trim())) continue
      warnings.push(warning('unknown-form', { component, uid, field }, { id: id.trim() }))
      if (warnings.length === MAX_WARNINGS) return warnings
    }
  }
  return warnings
}

async function isPublishedForm(storage: Pick<Storage, 'findStory'>, id: string): Promise<boolean> {
  const story = await storage.findStory({ fullSlug: `forms/${id}` }, 'published')
  return story !== undefined && storyKindOf(JSON.parse(story.content)) === 'form'
}
