import { type Question, questionOf } from '@prospectus/content/forms/question'
import { componentOfContent } from '@prospectus/content/reading/component'
import { createReadContext, type SiteContext } from '@prospectus/content/reading/site-context'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { type Form, form as formSchema } from '@prospectus/content/schema/stories/form'
import type { StoredStory } from '../../queries/stored-story.ts'
import type { ReadStorage } from '../../storage/storage.ts'

/** A published form, ready to be shown and answered. */
export interface HostedForm {
  readonly id: string
  /** The language that its story is written in. */
  readonly lang: string
  readonly name: string
  readonly content: Form
  readonly questions: readonly Question[]
}

export interface FormSource {
  readonly storage: Pick<ReadStorage, 'story' | 'space' | 'datasourceEntries'>
  readonly siteUrl: string
}

/**
 * The published form of an id, in the language asked for if it is translated; else in the site's first one.
 * Drafts are never found.
 */
export async function findForm(
  source: FormSource,
  id: string,
  lang = DEFAULT_LANGUAGE,
): Promise<HostedForm | undefined> {
  if (!/^[\w-]{1,100}$/.test(id)) return undefined
  const { storage, siteUrl } = source
  const { languageCodes, assetHost } = await storage.space()
  const folders = languageCodes.includes(lang) ? [lang, DEFAULT_LANGUAGE] : [DEFAULT_LANGUAGE]
  for (const folder of folders) {
    const fullSlug = folder === DEFAULT_LANGUAGE ? `forms/${id}` : `${folder}/forms/${id}`
    const story = await storage.story({ fullSlug }, 'published')
    const stored = story === undefined ? undefined : contentOf(story)
    if (story === undefined || componentOfContent(stored) !== 'form') continue
    const site = siteContext(siteUrl, [assetHost], languageCodes)
    const content = formSchema.read(stored, createReadContext(site))
    const questions = await Promise.all(
      content.fields.map(async (field) =>
        questionOf(field, await sourced(source, field.choices_source, folder)),
      ),
    )
    return { id, lang: folder, name: story.name, content, questions }
  }
  return undefined
}

/** What a published story's content says, as it is stored. */
export function contentOf({ content }: StoredStory): unknown {
  return JSON.parse(content)
}

/** Links of a form are typed addresses: no other story has to be looked up for them. */
export function siteContext(
  siteUrl: string,
  assetHosts: readonly string[],
  languages: readonly string[],
): SiteContext {
  return {
    pathOfUuid: () => undefined,
    pathOfSlug: (fullSlug) => canonicalPath(fullSlug, fullSlug.endsWith('/')),
    siteUrl,
    assetHosts,
    embedHost: '',
    languages,
  }
}

async function sourced({ storage }: FormSource, slug: string | undefined, lang: string) {
  if (slug === undefined) return []
  const dimension = lang === DEFAULT_LANGUAGE ? undefined : lang
  const found = await storage.datasourceEntries({
    datasource: slug,
    dimension,
    page: 1,
    perPage: MOST_CHOICES,
  })
  return found.items.map(({ name, value, dimension_value }) => ({
    value,
    label: dimension_value ?? name,
  }))
}

const MOST_CHOICES = 500
