import { type Question, questionOf } from '@prospectus/content/forms/question'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { type Form, form as formSchema } from '@prospectus/content/schema/stories/form'
import type { Storage } from '../../storage/storage.ts'
import {
  type DraftAccess,
  findPublishedContent,
  findSignedDraft,
  type StoryContent,
} from '../published-content.ts'

export interface HostedForm {
  readonly id: string
  readonly lang: string
  readonly name: string
  readonly content: Form
  readonly questions: readonly Question[]
  /** Path of the contact page, in the form's language if possible; offered when sending fails (EMBED-3). */
  readonly contactPath: string | undefined
}

/** A file that visitors get after they have sent a form. */
export interface FormFile {
  readonly label: string
  readonly url: string
}

export interface FormSource {
  readonly storage: Pick<Storage, 'findStory' | 'space' | 'listDatasourceEntries'>
  readonly siteUrl: string
}

/** Finds a published form, in `lang` if there is a translation, else in the site's first language. */
export async function findForm(
  { storage, siteUrl }: FormSource,
  id: string,
  lang = '',
): Promise<HostedForm | undefined> {
  if (!/^[\w-]{1,100}$/.test(id)) return undefined
  const address = { fullSlug: `forms/${id}`, lang }
  const publishedForm = await findPublishedContent(storage, formSchema, address, { siteUrl })
  return publishedForm && (await toHostedForm(storage, id, publishedForm))
}

/** Finds the draft form of a signed address. Takes `id` from the path, without comparing it with the draft. */
export async function findDraftForm(
  access: DraftAccess & FormSource,
  id: string,
  signed: string,
): Promise<HostedForm | undefined> {
  const { siteUrl } = access
  const draftForm = await findSignedDraft(access, formSchema, signed, { siteUrl })
  return draftForm && (await toHostedForm(access.storage, id, draftForm))
}

async function toHostedForm(
  storage: FormSource['storage'],
  id: string,
  { name, lang, content }: StoryContent<Form>,
): Promise<HostedForm> {
  const questions = await Promise.all(
    content.fields.map(async (field) =>
      questionOf(field, await readChoices(storage, field.choices_source, lang)),
    ),
  )
  const contactPath = await findContactPath(storage, lang)
  return { id, lang: lang || DEFAULT_LANGUAGE, name, content, questions, contactPath }
}

/** Path of the published contact page in a language, else in the site's first language (LANG-2). */
async function findContactPath(
  storage: FormSource['storage'],
  lang: string,
): Promise<string | undefined> {
  const story = await storage.findStory({ fullSlug: 'contact' }, 'published')
  const translated = story?.alternates.find((alternate) =>
    alternate.full_slug.startsWith(`${lang}/`),
  )
  if (lang !== '' && translated) return canonicalPath(translated.full_slug, false)
  return story && canonicalPath(story.full_slug, story.is_startpage)
}

async function readChoices(
  storage: FormSource['storage'],
  datasource: string | undefined,
  lang: string,
) {
  if (datasource === undefined) return []
  const dimension = lang === '' ? undefined : lang
  const query = { datasource, dimension, page: 1, perPage: MAX_CHOICES }
  const { items } = await storage.listDatasourceEntries(query)
  return items.map((entry) => ({ value: entry.value, label: entry.dimension_value ?? entry.name }))
}

const MAX_CHOICES = 500
