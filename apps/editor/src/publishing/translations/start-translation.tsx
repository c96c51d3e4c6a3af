import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { languageName } from '@prospectus/content/text/language-name'
import type { Story, StoryEntry } from '@prospectus/protocol/management/story'
import { useState } from 'react'
import { Form, SelectRow, TextRow } from '../../components/form.tsx'
import { useEditor } from '../../context/editor-context.ts'
import { LOCALE } from '../../messages/language.ts'
import { translate } from '../../messages/messages.ts'
import { toSlug } from '../../stories/folders.ts'

interface StartTranslationProps {
  readonly story: Pick<Story, 'id' | 'name' | 'full_slug'>
  /** Languages without a translation of the page; at least one. */
  readonly missingLanguages: readonly string[]
  readonly onStarted: (id: number) => void
}

/** Starts a translation: copies the page to the folder of another language, and links the two. */
export function StartTranslation({ story, missingLanguages, onStarted }: StartTranslationProps) {
  const { request, me } = useEditor()
  const [chosenLang, setChosenLang] = useState('')
  const [name, setName] = useState(story.name)
  const lang = missingLanguages.includes(chosenLang) ? chosenLang : (missingLanguages[0] ?? '')
  const start = async () => {
    const folders = translationFolders(story.full_slug, lang, me.space.languages)
    const query = { folder_only: true, with_slug: folders.join(',') }
    const folderResponse = await request('GET stories', { query })
    if (folderResponse.body === undefined) return folderResponse.problem
    const parent_id = firstFolderId(folders, folderResponse.body.stories)
    const copy = { name, slug: toSlug(name), parent_id, translation: true }
    const { body, problem } = await request('POST stories/:id/duplicate', {
      params: { id: story.id },
      body: { story: copy },
    })
    if (body !== undefined) onStarted(body.story.id)
    return problem
  }
  return (
    <Form
      isInline
      submitLabel={translate('translations.begin')}
      isDisabled={toSlug(name) === ''}
      onSubmit={start}
    >
      <SelectRow
        label={translate('translations.language')}
        value={lang}
        onChange={setChosenLang}
        choices={missingLanguages.map((code) => [code, languageName(code, LOCALE)])}
      />
      <TextRow label={translate('translations.name')} required value={name} onChange={setName} />
    </Form>
  )
}

/** Returns the id of the first folder that exists; 0 for the root. */
function firstFolderId(
  folders: readonly string[],
  existing: readonly Pick<StoryEntry, 'id' | 'full_slug'>[],
): number {
  const idByFullSlug = new Map(existing.map(({ full_slug, id }) => [full_slug, id]))
  const firstFolder = folders.find((folder) => idByFullSlug.has(folder)) ?? ''
  return idByFullSlug.get(firstFolder) ?? 0
}

/**
 * Returns candidate folders for a page's translation: the path of the page's own folder inside the other language's
 * folder, then each folder above that. The root is ''.
 */
export function translationFolders(
  fullSlug: string,
  lang: string,
  languages: readonly string[],
): readonly string[] {
  const segments = fullSlug.replace(/\/$/, '').split('/')
  const pathSegments = languages.includes(segments[0] ?? '') ? segments.slice(1) : segments
  const languageFolder = lang === DEFAULT_LANGUAGE ? [] : [lang]
  const folders = pathSegments.slice(0, -1)
  return Array.from({ length: folders.length + 1 }, (_, index) =>
    [...languageFolder, ...folders.slice(0, folders.length - index)].join('/'),
  )
}
