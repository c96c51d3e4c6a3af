import { useEffect, useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { draftOf } from '../saving/story-state.ts'
import type { StoryStore } from '../saving/story-store.ts'
import { ChangeList } from './change-list.tsx'
import { compareDrafts } from './compare-drafts.ts'
import { type PublishingDialogProps, usePublishAction } from './draft-actions.ts'
import { PagePreview } from './page-preview.tsx'
import { WarningList } from './warnings/warning-list.tsx'

export function PublishDialog(props: PublishingDialogProps) {
  const { storyStore, onClose } = props
  const [hasSaveEnded, setSaveEnded] = useState(false)
  const { run, isBusy, problem } = usePublishAction(props, 'publish')
  const saveProblem = useStoryState(storyStore, ({ saveState, problem }) =>
    saveState === 'not-saved' || saveState === 'refused' ? problem : '',
  )
  // Saves first, so that warnings and preview include the last keystrokes. If that fails, they show the last save.
  useEffect(() => void storyStore.flush().then(() => setSaveEnded(true)), [storyStore])
  return (
    <Dialog
      title={translate('publishing.publish')}
      size="wide"
      closeLabel={translate('publishing.cancel')}
      problem={problem || saveProblem}
      onClose={onClose}
      actions={
        <button type="button" className="is-primary" disabled={isBusy} onClick={run}>
          {isBusy ? translate('publishing.publishing') : translate('publishing.publishNow')}
        </button>
      }
    >
      {hasSaveEnded ? (
        <PublishContents storyStore={storyStore} />
      ) : (
        <p>{translate('publishing.looking')}</p>
      )}
    </Dialog>
  )
}

function PublishContents({ storyStore }: { readonly storyStore: StoryStore }) {
  const { components } = useEditor()
  const { id } = storyStore.state().story.record
  const draft = useStoryState(storyStore, ({ story }) => story.draft)
  const publishedResponse = useResponse('GET stories/:id/published', { params: { id } })
  const publishedStory = publishedResponse.body?.story ?? undefined
  const changes = publishedStory && compareDrafts(draftOf(publishedStory), draft, components)
  return (
    <>
      <WarningList draft={draft} storyId={id} />
      <section>
        <h3>{translate('publishing.changes')}</h3>
        {publishedResponse.problem !== '' && <p role="alert">{publishedResponse.problem}</p>}
        {publishedResponse.body === undefined && publishedResponse.problem === '' && (
          <p>{translate('publishing.looking')}</p>
        )}
        {publishedResponse.body?.story === null && <p>{translate('publishing.firstTime')}</p>}
        {changes?.length === 0 && <p>{translate('publishing.noChanges')}</p>}
        {changes !== undefined && <ChangeList changes={changes} />}
      </section>
      {publishedResponse.body !== undefined && (
        <SideBySide storyId={id} isPublished={publishedStory !== undefined} />
      )}
    </>
  )
}

interface SideBySideProps {
  readonly storyId: number
  readonly isPublished: boolean
}

/** The published page beside the draft. Without the signature in its address, the preview shows the published page. */
function SideBySide({ storyId, isPublished }: SideBySideProps) {
  const { body, problem } = useResponse('GET stories/:id/preview', { params: { id: storyId } })
  if (body === undefined) return problem === '' ? null : <p role="alert">{problem}</p>
  const publishedUrl = new URL(body.url)
  publishedUrl.search = ''
  return (
    <section>
      <h3>{translate('publishing.sideBySide')}</h3>
      <div className="side-by-side">
        {isPublished ? (
          <PagePreview title={translate('publishing.now')} src={publishedUrl.href} />
        ) : (
          <figure>
            <figcaption>{translate('publishing.now')}</figcaption>
            <p>{translate('publishing.nothingYet')}</p>
          </figure>
        )}
        <PagePreview title={translate('publishing.after')} src={body.url} />
      </div>
    </section>
  )
}
