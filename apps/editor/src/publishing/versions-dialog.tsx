import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { useAsked } from '../context/use-asked.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { groupVersions, type VersionHead } from './group-versions.ts'
import { VersionView } from './version-view.tsx'
import { momentWords, WORDS } from './words.ts'

interface VersionsDialogProps {
  readonly open: OpenStory
  /** The number of the version that is looked at, as the address has it. */
  readonly chosen: number | undefined
  readonly canRestore: boolean
  readonly onClose: () => void
}

const PER_PAGE = 25

/** Who saved what and when. A chosen version is compared with the draft, and can be restored. */
export function VersionsDialog({ open, chosen, canRestore, onClose }: VersionsDialogProps) {
  const { id } = open.shown().story.record
  const [count, setCount] = useState(PER_PAGE)
  const [said, say] = useState('')
  const { body, fault, again } = useAsked<{ versions: readonly VersionHead[] }>(
    `GET stories/${id}/versions?per_page=${count}`,
  )
  const versions = body?.versions ?? []
  return (
    <DialogFrame title={WORDS.versions} isWide fault={fault} onClose={onClose}>
      <p>{WORDS.versionsText}</p>
      <p role="status">{said}</p>
      <div className="versions">
        <ol className="version-list">
          {groupVersions(versions).map(([newest, ...earlier]) => (
            <li key={newest.number}>
              <VersionButton version={newest} chosen={chosen} />
              {earlier.length > 0 && (
                <details open={earlier.some(({ number }) => number === chosen)}>
                  <summary>{WORDS.earlierSaves(earlier.length)}</summary>
                  {earlier.map((version) => (
                    <VersionButton key={version.number} version={version} chosen={chosen} />
                  ))}
                </details>
              )}
            </li>
          ))}
          {versions.length === count && count < 100 && (
            <li>
              <button type="button" onClick={() => setCount(100)}>
                {WORDS.olderVersions}
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
              say(WORDS.restored(chosen))
              again()
            }}
          />
        )}
      </div>
    </DialogFrame>
  )
}

function VersionButton({ version, chosen }: { version: VersionHead; chosen: number | undefined }) {
  const { go } = useEditor()
  return (
    <button
      type="button"
      aria-pressed={version.number === chosen}
      onClick={() => go({ version: version.number })}
    >
      <VersionLine version={version} />
    </button>
  )
}

function VersionLine({ version }: { readonly version: VersionHead }) {
  const { number, author, action, created_at, changes, published_at, published_by } = version
  return (
    <>
      <b>{WORDS.version(number)}</b> {[action, author && `by ${author}`].filter(Boolean).join(' ')}
      <br />
      <span className="quiet">
        {momentWords(created_at)}
        {changes.length > 0 &&
          `: ${changes.map((name) => name.replace('content.', '')).join(', ')}`}
      </span>
      {published_at !== null && (
        <>
          <br />
          <span className="is-good">
            {WORDS.publishedAt(momentWords(published_at), published_by ?? '')}
          </span>
        </>
      )}
    </>
  )
}
