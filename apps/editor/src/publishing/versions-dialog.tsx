import type { ComponentDefinition } from '@prospectus/protocol/management/definition'
import type { VersionHead } from '@prospectus/protocol/management/version'
import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { showTime } from '../components/show-time.ts'
import { useEditor } from '../context/editor-context.ts'
import { useRefresh, useResponse } from '../context/server-state.ts'
import { findMessage, translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { groupVersions } from './group-versions.ts'
import { VersionView } from './version-view.tsx'

interface VersionsDialogProps {
  readonly open: OpenStory
  /** Number of the version in view, from the address. */
  readonly chosen: number | undefined
  readonly canRestore: boolean
  readonly onClose: () => void
}

const PER_PAGE = 25

/** The versions of the story. A chosen one is compared with the draft, and can be restored. */
export function VersionsDialog({ open, chosen, canRestore, onClose }: VersionsDialogProps) {
  const { components } = useEditor()
  const { record, draft } = open.state().story
  const { id } = record
  const schema = components.get(draft.content.component)?.schema
  const [count, setCount] = useState(PER_PAGE)
  const [message, setMessage] = useState('')
  const refresh = useRefresh()
  const { body, problem } = useResponse(
    'GET stories/:id/versions',
    { params: { id }, query: { per_page: count } },
    { keepsPrevious: true },
  )
  const versions = body?.versions ?? []
  return (
    <Dialog
      title={translate('publishing.versions')}
      size="wide"
      problem={problem}
      onClose={onClose}
    >
      <p>{translate('publishing.versionsText')}</p>
      <p role="status">{message}</p>
      <div className="versions">
        <ol className="version-list">
          {groupVersions(versions).map(([newest, ...earlier]) => (
            <li key={newest.number}>
              <VersionButton version={newest} chosen={chosen} schema={schema} />
              {earlier.length > 0 && (
                <details open={earlier.some(({ number }) => number === chosen)}>
                  <summary>
                    {translate('publishing.earlierSaves', { count: earlier.length })}
                  </summary>
                  {earlier.map((version) => (
                    <VersionButton
                      key={version.number}
                      version={version}
                      chosen={chosen}
                      schema={schema}
                    />
                  ))}
                </details>
              )}
            </li>
          ))}
          {versions.length === count && count < 100 && (
            <li>
              <button type="button" onClick={() => setCount(100)}>
                {translate('publishing.olderVersions')}
              </button>
            </li>
          )}
        </ol>
        {chosen !== undefined && (
          <VersionView
            key={chosen}
            open={open}
            number={chosen}
            canRestore={canRestore}
            onRestored={() => {
              setMessage(translate('publishing.restored', { number: chosen }))
              refresh(`stories/${id}/versions`)
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

interface VersionButtonProps extends VersionLineProps {
  readonly chosen: number | undefined
}

function VersionButton({ version, chosen, schema }: VersionButtonProps) {
  const { go } = useEditor()
  return (
    <button
      type="button"
      aria-pressed={version.number === chosen}
      onClick={() => go({ version: version.number })}
    >
      <VersionLine version={version} schema={schema} />
    </button>
  )
}

interface VersionLineProps {
  readonly version: VersionHead
  /** Schema of the page, for the labels of its fields. */
  readonly schema: ComponentDefinition['schema'] | undefined
}

function VersionLine({ version, schema }: VersionLineProps) {
  const { number, author, action, created_at, changes, published_at, published_by } = version
  const nameOf = (change: string) => {
    const field = change.replace('content.', '')
    return (
      findMessage(`publishing.versionFields.${change}`) ?? schema?.[field]?.display_name ?? field
    )
  }
  const actionLabel = findMessage(`publishing.actions.${action}`) ?? action
  return (
    <>
      <b>{translate('publishing.version', { number })}</b>{' '}
      {author === ''
        ? actionLabel
        : translate('publishing.versionBy', { action: actionLabel, who: author })}
      <br />
      <span className="quiet">
        {showTime(created_at)}
        {changes.length > 0 && `: ${changes.map(nameOf).join(', ')}`}
      </span>
      {published_at !== null && (
        <>
          <br />
          <span className="is-good">
            {published_by
              ? translate('publishing.publishedBy', {
                  when: showTime(published_at),
                  who: published_by,
                })
              : translate('publishing.publishedAt', { when: showTime(published_at) })}
          </span>
        </>
      )}
    </>
  )
}
