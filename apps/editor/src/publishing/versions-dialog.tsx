import type { ComponentDefinition } from '@prospectus/protocol/management/definition'
import type { VersionHead } from '@prospectus/protocol/management/version'
import { HOUR_MS } from '@prospectus/protocol/values/durations'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { restoreFocus } from '../components/focus.ts'
import { formatDateTime } from '../components/format-date.ts'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { useAllRows, useRefresh, useResponse, useRows } from '../context/server-state.ts'
import type { Draft } from '../document/json.ts'
import { findMessage, labelOf, translate } from '../messages/messages.ts'
import { connectPreview } from '../preview/preview-connection.ts'
import { draftOf } from '../saving/story-state.ts'
import type { StoryStore } from '../saving/story-store.ts'
import { ChangeList } from './change-list.tsx'
import { compareDrafts } from './compare-drafts.ts'
import { failureOf, type PublishingDialogProps } from './draft-actions.ts'
import { PagePreview } from './page-preview.tsx'

const PER_PAGE = 25

export function VersionsDialog(props: PublishingDialogProps) {
  const { storyStore, version: selectedVersion, onClose } = props
  const { components } = useEditor()
  const { record, draft } = storyStore.state().story
  const { id } = record
  const schema = components.get(draft.content.component)?.schema
  const [showsAll, setShowsAll] = useState(false)
  const [message, setMessage] = useState('')
  const refresh = useRefresh()
  const params = { id }
  const newestVersions = useRows('GET stories/:id/versions', {
    params,
    query: { per_page: PER_PAGE },
  })
  const allVersions = useAllRows('GET stories/:id/versions', { params }, { enabled: showsAll })
  const versions = allVersions.rows ?? newestVersions.rows ?? []
  const list = useRef<HTMLOListElement>(null)
  const hasLoadedAll = showsAll && allVersions.rows !== undefined
  useEffect(() => {
    if (!hasLoadedAll) return
    // The pressed button is gone; the first of the older versions, or its group, is where it was.
    const button = list.current?.querySelectorAll<HTMLElement>('[aria-pressed]')[PER_PAGE]
    const candidates = [button, button?.closest('li')]
    restoreFocus(candidates.filter((element) => element instanceof HTMLElement))
  }, [hasLoadedAll])
  const showAll = () => {
    if (showsAll) void allVersions.whenLoaded()
    else setShowsAll(true)
  }
  const versionButton = (version: VersionHead) => (
    <VersionButton
      key={version.number}
      version={version}
      isSelected={version.number === selectedVersion}
      schema={schema}
    />
  )
  return (
    <Dialog
      title={translate('publishing.versions')}
      size="wide"
      problem={newestVersions.problem || allVersions.problem}
      onClose={onClose}
    >
      <p>{translate('publishing.versionsText')}</p>
      <p role="status">{message}</p>
      <div className="versions">
        <ol ref={list} className="version-list">
          {groupVersions(versions).map(([newest, ...earlier]) => (
            <li key={newest.number}>
              {versionButton(newest)}
              {earlier.length > 0 && (
                <details open={earlier.some(({ number }) => number === selectedVersion)}>
                  <summary>
                    {translate('publishing.earlierSaves', { count: earlier.length })}
                  </summary>
                  {earlier.map(versionButton)}
                </details>
              )}
            </li>
          ))}
          {allVersions.rows === undefined && versions.length < newestVersions.total && (
            <li>
              <button type="button" aria-busy={allVersions.isLoading} onClick={showAll}>
                {translate('publishing.olderVersions')}
              </button>
            </li>
          )}
        </ol>
        {selectedVersion !== undefined && (
          <VersionView
            key={selectedVersion}
            storyStore={storyStore}
            number={selectedVersion}
            onRestored={() => {
              setMessage(translate('publishing.restored', { number: selectedVersion }))
              refresh(`stories/${id}/versions`)
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

interface VersionButtonProps {
  readonly version: VersionHead
  readonly isSelected: boolean
  /** Schema of the page, which has the labels of its fields. */
  readonly schema: ComponentDefinition['schema'] | undefined
}

function VersionButton({ version, isSelected, schema }: VersionButtonProps) {
  const { navigate } = useEditor()
  const { number, author, action, created_at, changes, published_at, published_by } = version
  const nameOf = (change: string) => {
    const field = change.replace('content.', '')
    return (
      findMessage(`publishing.versionFields.${change}`) ?? schema?.[field]?.display_name ?? field
    )
  }
  const actionLabel = labelOf('publishing.actions', action)
  return (
    <button type="button" aria-pressed={isSelected} onClick={() => navigate({ version: number })}>
      <b>{translate('publishing.version', { number })}</b>{' '}
      {author === ''
        ? actionLabel
        : translate('publishing.versionBy', { action: actionLabel, who: author })}
      <br />
      <span className="quiet">
        {formatDateTime(created_at)}
        {changes.length > 0 && `: ${changes.map(nameOf).join(', ')}`}
      </span>
      {published_at !== null && (
        <>
          <br />
          <span className="is-good">
            {published_by
              ? translate('publishing.publishedBy', {
                  when: formatDateTime(published_at),
                  who: published_by,
                })
              : translate('publishing.publishedAt', { when: formatDateTime(published_at) })}
          </span>
        </>
      )}
    </button>
  )
}

/**
 * Groups versions, newest first. Saves by the same person, each within an hour of the next, form a group. A version
 * that was published, created, moved or restored is a group of its own.
 */
export function groupVersions(
  versions: readonly VersionHead[],
): readonly (readonly [VersionHead, ...VersionHead[]])[] {
  const groups: [VersionHead, ...VersionHead[]][] = []
  for (const version of versions) {
    const group = groups.at(-1)
    const newerVersion = group?.at(-1)
    if (group !== undefined && newerVersion !== undefined && isSameGroup(newerVersion, version)) {
      group.push(version)
    } else groups.push([version])
  }
  return groups
}

function isSameGroup(newer: VersionHead, older: VersionHead): boolean {
  const arePlainSaves = [newer, older].every(
    ({ action, published_at }) => action === 'saved' && published_at === null,
  )
  const gapMs = Date.parse(newer.created_at) - Date.parse(older.created_at)
  return arePlainSaves && newer.author === older.author && gapMs < HOUR_MS
}

interface VersionViewProps {
  readonly storyStore: StoryStore
  readonly number: number
  readonly onRestored: () => void
}

function VersionView({ storyStore, number, onRestored }: VersionViewProps) {
  const { components, me } = useEditor()
  const { record } = storyStore.state().story
  const draft = useStoryState(storyStore, ({ story }) => story.draft)
  const [isBusy, setBusy] = useState(false)
  const { body, problem } = useResponse('GET stories/:id/versions/:number', {
    params: { id: record.id, number },
  })
  const [actionProblem, setActionProblem] = useState('')
  if (body === undefined)
    return <p role={problem ? 'alert' : undefined}>{problem || translate('publishing.looking')}</p>
  const versionDraft = draftOf(body.version)
  const changes = compareDrafts(versionDraft, draft, components)
  const restore = async () => {
    setBusy(true)
    const isDone = await storyStore.restore(number)
    setBusy(false)
    setActionProblem(isDone ? '' : failureOf(storyStore))
    if (isDone) onRestored()
  }
  return (
    <section className="version-view" aria-label={translate('publishing.version', { number })}>
      {hasRole(me, 'author') && changes.length > 0 && (
        <button type="button" className="is-primary" disabled={isBusy} onClick={restore}>
          {translate('publishing.restore')}
        </button>
      )}
      {actionProblem !== '' && <p role="alert">{actionProblem}</p>}
      {changes.length === 0 ? (
        <p>{translate('publishing.sameAsDraft')}</p>
      ) : (
        <ChangeList changes={changes} />
      )}
      <VersionFrame
        storyStore={storyStore}
        draft={versionDraft}
        title={translate('publishing.version', { number })}
      />
    </section>
  )
}

interface VersionFrameProps {
  readonly storyStore: StoryStore
  readonly draft: Draft
  readonly title: string
}

/** Preview of a version beside the draft. Both frames load the draft; one is then sent the version. */
function VersionFrame({ storyStore, draft, title }: VersionFrameProps) {
  const { me } = useEditor()
  const frame = useRef<HTMLIFrameElement>(null)
  const { record } = storyStore.state().story
  const { body, problem } = useResponse('GET stories/:id/preview', { params: { id: record.id } })
  const story = useRef({ ...record, ...draft })
  useEffect(() => {
    if (frame.current === null || body === undefined) return
    const connection = connectPreview(frame.current, new URL(me.preview_url).origin, {
      staysOnPage: true,
      onReady: () => connection.show(story.current),
      onSelect: () => undefined,
    })
    return connection.close
  }, [me, body])
  if (body === undefined) return problem === '' ? null : <p role="alert">{problem}</p>
  return (
    <div className="side-by-side">
      <PagePreview ref={frame} title={title} src={body.url} />
      <PagePreview title={translate('publishing.draftNow')} src={body.url} />
    </div>
  )
}
