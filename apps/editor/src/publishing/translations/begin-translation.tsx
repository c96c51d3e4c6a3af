import type { Story } from '@prospectus/protocol/management/story'
import { useState } from 'react'
import type { SendRequest } from '../../api/api.ts'
import { Form, SelectRow, TextRow } from '../../components/form.tsx'
import { useEditor } from '../../context/editor-context.ts'
import { LOCALE } from '../../messages/language.ts'
import { translate } from '../../messages/messages.ts'
import { slugOf } from '../../stories/folders.ts'
import { translationFolders } from './translation-folders.ts'

interface BeginTranslationProps {
  readonly story: Pick<Story, 'id' | 'name' | 'full_slug'>
  /** The languages that the page is not translated into yet, of which there is at least one. */
  readonly missing: readonly string[]
  /** Called with the story that was made. */
  readonly onBegun: (id: number) => void
}

const NAMES = new Intl.DisplayNames(LOCALE, { type: 'language' })

/** Makes a copy of a page in the folder of another language, linked with it, to be translated. */
export function BeginTranslation({ story, missing, onBegun }: BeginTranslationProps) {
  const { request, me } = useEditor()
  const [typedLang, setLang] = useState('')
  const [name, setName] = useState(story.name)
  const lang = missing.includes(typedLang) ? typedLang : (missing[0] ?? '')
  const begin = async () => {
    const folders = translationFolders(story.full_slug, lang, me.space.languages)
    const parent_id = await folderAt(request, folders)
    const given = { name, slug: slugOf(name), parent_id, translation: true }
    const { body, problem } = await request('POST stories/:id/duplicate', {
      params: { id: story.id },
      body: { story: given },
    })
    if (body !== undefined) onBegun(body.story.id)
    return problem
  }
  return (
    <Form
      isLine
      submit={translate('translations.begin')}
      isDisabled={slugOf(name) === ''}
      onSubmit={begin}
    >
      <SelectRow
        label={translate('translations.language')}
        value={lang}
        onChange={setLang}
        choices={missing.map((each) => [each, NAMES.of(each) ?? each])}
      />
      <TextRow label={translate('translations.name')} required value={name} onChange={setName} />
    </Form>
  )
}

/** The id of the first of the folders that is there; 0 is the root. */
async function folderAt(request: SendRequest, folders: readonly string[]): Promise<number> {
  const query = { folder_only: true, with_slug: folders.join(',') }
  const { body } = await request('GET stories', { query })
  const found = new Map((body?.stories ?? []).map(({ full_slug, id }) => [full_slug, id]))
  const first = folders.find((folder) => found.has(folder)) ?? ''
  return found.get(first) ?? 0
}
