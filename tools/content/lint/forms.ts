import { hasChoices, questionOf } from '@prospectus/content/forms/question'
import { readStory } from '@prospectus/content/reading/read-story'
import type { SiteContext } from '@prospectus/content/reading/site-context'
import type { StoryFile } from '../story-files.ts'
import type { Finding } from './finding.ts'
import { type LintedContent, publishedStories, siteContextOf } from './linted-content.ts'
import { objectsIn } from './walk.ts'

/** Every form that a page names exists, and can be filled in (EMBED-3). */
export function formFindings(content: LintedContent): Finding[] {
  const stories = publishedStories(content)
  const publishedSlugs = new Set(stories.map(({ full_slug }) => full_slug))
  return stories.flatMap((story) => [
    ...missingFormFindings(story, publishedSlugs),
    ...formStoryFindings(story, siteContextOf(content)),
  ])
}

function missingFormFindings(story: StoryFile, publishedSlugs: ReadonlySet<string>): Finding[] {
  return [...objectsIn(story.content, 'content')].flatMap(({ value, path }) =>
    (['form_id', 'gated_form', 'register_form'] as const).flatMap((field) => {
      const id = value[field]
      // A colon marks another provider's form, which cannot be checked here.
      if (
        typeof id !== 'string' ||
        id === '' ||
        id.includes(':') ||
        publishedSlugs.has(`forms/${id}`)
      ) {
        return []
      }
      const message = `there is no published form at forms/${id}`
      return [{ story: story.full_slug, path: `${path}.${field}`, message }]
    }),
  )
}

function formStoryFindings(raw: StoryFile, siteContext: SiteContext): Finding[] {
  const { content, dropped } = readStory(raw, siteContext)
  if (content.kind !== 'form') return []
  const finding = (path: string, message: string): Finding => ({
    story: raw.full_slug,
    path,
    message,
  })
  const unusable = dropped.map(({ reason }) => finding('content', reason))
  const empty =
    content.fields.length === 0
      ? [finding('content.fields', 'the form has no questions; expected at least one')]
      : []
  const choiceless = content.fields
    .filter((field) => hasChoices(field) && field.choices_source === undefined)
    .filter((field) => questionOf(field).choices.length === 0)
    .map(({ name }) => finding('content.fields', `the question "${name}" has no choices`))
  const addressFindings =
    content.confirmation !== undefined && !content.fields.some(({ kind }) => kind === 'email')
      ? [finding('content.confirmation_text', 'the form asks for no e-mail address to send it to')]
      : []
  return [...unusable, ...empty, ...choiceless, ...addressFindings]
}
