import { DEFAULT_LANGUAGE, splitSlug } from '@prospectus/content/schema/links/language-folder'
import type { StoryEntry } from '@prospectus/protocol/management/story'
import { useId, useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { useEditor } from '../../context/editor-context.ts'
import { hasRole } from '../../context/has-role.ts'
import { useChange, useResponse } from '../../context/server-state.ts'
import { newUid } from '../../document/new-uid.ts'
import { translate } from '../../messages/messages.ts'
import { StorySearch } from '../../stories/story-search.tsx'
import type { PublishingDialogProps } from '../draft-actions.ts'
import { StartTranslation } from './start-translation.tsx'

/** Starts a translation of the page, and links or unlinks existing pages as translations (LANG-1). */
export function TranslationsDialog({ storyStore, onDone, onClose }: PublishingDialogProps) {
  const change = useChange()
  const { navigate, me } = useEditor()
  const searchId = useId()
  const { id, full_slug } = storyStore.state().story.record
  const { body, problem } = useResponse('GET stories/:id', { params: { id } })
  const [actionProblem, setActionProblem] = useState('')
  const languageOf = (fullSlug: string) => splitSlug(fullSlug, me.space.languages).lang
  const isOtherLanguage = (story: StoryEntry) =>
    languageOf(story.full_slug) !== languageOf(full_slug)
  const translatedFullSlugs = [
    full_slug,
    ...(body?.story.alternates ?? []).map((alternate) => alternate.full_slug),
  ]
  const missingLanguages = [DEFAULT_LANGUAGE, ...me.space.languages].filter(
    (lang) => !translatedFullSlugs.map(languageOf).includes(lang),
  )
  const setGroup = async (changedId: number, group_id: string) => {
    const { body, problem } = await change(
      'PUT stories/:id',
      { params: { id: changedId }, body: { story: { group_id } } },
      `stories/${id}`,
    )
    setActionProblem(problem)
    if (body !== undefined && changedId === id) await storyStore.catchUp(body.story)
  }
  const link = async (other: StoryEntry) => {
    if (body === undefined) return
    // The other page joins this page's existing translations; otherwise they would lose this page.
    if (body.story.alternates.length > 0) return await setGroup(other.id, body.story.group_id)
    await setGroup(id, other.group_id)
  }
  return (
    <Dialog
      size="middle"
      title={translate('translations.title')}
      problem={actionProblem || problem}
      onClose={onClose}
    >
      <p className="quiet">{translate('translations.help')}</p>
      {body === undefined && problem === '' && <p>{translate('translations.looking')}</p>}
      {body?.story.alternates.length === 0 && <p>{translate('translations.none')}</p>}
      <ul className="translations">
        {body?.story.alternates.map(({ id: alternateId, name, full_slug: fullSlug, published }) => (
          <li key={alternateId}>
            <span>
              {name}{' '}
              <span className="quiet">
                /{fullSlug} {!published && `(${translate('translations.notPublished')})`}
              </span>
            </span>
            <button
              type="button"
              aria-label={translate('translations.unlinkOne', { name })}
              onClick={() => void setGroup(alternateId, newUid())}
            >
              {translate('translations.unlink')}
            </button>
          </li>
        ))}
      </ul>
      {body !== undefined && missingLanguages.length > 0 && hasRole(me, 'author') && (
        <StartTranslation
          story={body.story}
          missingLanguages={missingLanguages}
          onStarted={(storyId) => {
            onDone()
            navigate({ storyId, block: undefined, field: undefined })
          }}
        />
      )}
      <div className="form-row">
        <label htmlFor={searchId}>{translate('translations.link')}</label>
        <StorySearch
          id={searchId}
          label={translate('translations.link')}
          isOffered={isOtherLanguage}
          onSelect={(other) => void link(other)}
        />
      </div>
    </Dialog>
  )
}
