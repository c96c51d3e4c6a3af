import { componentOfContent, hasPage } from '@prospectus/content/reading/component'
import type { Warning } from '@prospectus/protocol/management/story'
import type { Storage } from '../storage/storage.ts'
import type { WrittenStory } from '../stories/written-story.ts'
import { chosenStoryWarnings } from './chosen-stories.ts'
import { emptyWarnings } from './empty-blocks.ts'
import { headingWarnings } from './heading-order.ts'
import { redirectWarnings } from './redirects.ts'
import { sameTitleWarnings } from './same-title.ts'
import { searchTextWarnings } from './search-texts.ts'
import { smallPictureWarnings } from './small-pictures.ts'
import { relativesOf, translationWarnings } from './translations.ts'
import { unknownForms } from './unknown-forms.ts'

/** What an editor looks at before publishing, beyond what a site leaves out (management-api#warnings). */
export async function publishWarnings(
  storage: Pick<
    Storage,
    'space' | 'stories' | 'storiesByUuid' | 'story' | 'outline' | 'writtenStory'
  >,
  story: WrittenStory,
): Promise<readonly Warning[]> {
  if (story.is_folder) return []
  const content: unknown = JSON.parse(story.content)
  const { languageCodes } = await storage.space()
  const isPage = hasPage(componentOfContent(content))
  const relatives = isPage ? await relativesOf(storage, story, languageCodes) : []
  return [
    ...draftWarnings(story.name, content),
    ...(await sameTitleWarnings(storage, story)),
    ...(await unknownForms(storage, content)),
    ...(await redirectWarnings(storage, story)),
    ...(isPage ? await chosenStoryWarnings(storage, story, languageCodes) : []),
    ...(isPage ? translationWarnings(story, relatives, languageCodes) : []),
  ]
}

/** What follows from the draft alone. */
export function draftWarnings(name: string, content: unknown): readonly Warning[] {
  return [
    ...emptyWarnings(content),
    ...headingWarnings(content),
    ...smallPictureWarnings(content),
    ...searchTextWarnings({ name, content }),
  ]
}
