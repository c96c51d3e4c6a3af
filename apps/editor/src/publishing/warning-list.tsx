import { useEditor } from '../context/editor-context.ts'
import { useAsked } from '../context/use-asked.ts'
import { findBlock } from '../document/find-block.ts'
import { ROOT } from '../document/flatten.ts'
import type { Draft } from '../document/json.ts'
import { blockLabel } from '../outline/block-label.ts'
import { type PageWarning, pageWarnings } from './page-warnings.ts'
import { WORDS } from './words.ts'

/** A warning of the server (management-api#warnings). */
interface ServerWarning {
  readonly component: string
  readonly uid: string
  readonly message: string
}

interface WarningListProps {
  readonly draft: Draft
  readonly storyId: number
}

/** What to look at before publishing. A warning about a block leads to its form. */
export function WarningList({ draft, storyId }: WarningListProps) {
  const { components, go } = useEditor()
  const { body, status, fault } = useAsked<{ warnings: readonly ServerWarning[] }>(
    `GET stories/${storyId}/warnings`,
  )
  if (status === 0) return <p>{WORDS.looking}</p>
  const ofServer = (body?.warnings ?? []).map(({ uid, message }): PageWarning => {
    const block = findBlock(draft.content, uid)
    if (block === undefined) return { uid: ROOT, words: message }
    return { uid, words: `${blockLabel(block, components).kind}: ${message}` }
  })
  const warnings = [...ofServer, ...pageWarnings(draft, components)]
  return (
    <section className="publish-warnings">
      <h3>{WORDS.warnings}</h3>
      {fault !== '' && <p role="alert">{fault}</p>}
      {warnings.length === 0 && <p>{WORDS.noWarnings}</p>}
      <ul>
        {warnings.map(({ uid, words }) => (
          <li key={`${uid} ${words}`}>
            {uid === ROOT ? (
              words
            ) : (
              <button
                type="button"
                className="is-link"
                onClick={(event) => {
                  event.currentTarget.closest('dialog')?.close()
                  go({ block: uid, field: undefined })
                }}
              >
                {words}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
