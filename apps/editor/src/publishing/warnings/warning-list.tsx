import { formatMessage } from '@prospectus/content/messages/format-message'
import { WARNING_CATALOGUES } from '@prospectus/content/warnings/warning-catalogues'
import type { Warning } from '@prospectus/protocol/management/story'
import { useEditor } from '../../context/editor-context.ts'
import { useResponse } from '../../context/server-state.ts'
import { findBlock } from '../../document/blocks.ts'
import type { Draft } from '../../document/json.ts'
import { LANGUAGE, LOCALE } from '../../messages/language.ts'
import { translate } from '../../messages/messages.ts'
import { blockLabel } from '../../outline/block-label.ts'

interface WarningListProps {
  readonly draft: Draft
  readonly storyId: number
}

/** Warnings to check before publishing. Each is a button that opens its field, or the dialog of translations. */
export function WarningList({ draft, storyId }: WarningListProps) {
  const { components, navigate } = useEditor()
  const { body, status, problem } = useResponse('GET stories/:id/warnings', {
    params: { id: storyId },
  })
  if (status === 0 && problem === '') return <p>{translate('publishing.looking')}</p>
  const warnings = (body?.warnings ?? []).map((warning) => {
    const block = findBlock(draft.content, warning.uid) ?? draft.content
    const schema = components.get(block.component)?.schema ?? {}
    const field = warning.field === undefined ? undefined : schema[warning.field]?.display_name
    const location = [blockLabel(block, components).kind, field].filter(Boolean).join(' › ')
    return {
      kind: warning.kind,
      uid: block._uid,
      field: warning.field,
      location,
      message: describeWarning(warning),
    }
  })
  if (warnings.length === 0 && problem === '') return <p>{translate('publishing.noWarnings')}</p>
  return (
    <section className="publish-warnings">
      <h3>{translate('publishing.warnings')}</h3>
      {problem !== '' && <p role="alert">{problem}</p>}
      <ul>
        {warnings.map(({ kind, uid, field, location, message }) => (
          <li key={`${uid} ${field} ${message}`}>
            <button
              type="button"
              className="is-link"
              onClick={(event) => {
                if (kind === 'translation-not-linked') return navigate({ dialog: 'translations' })
                event.currentTarget.closest('dialog')?.close()
                navigate({ block: uid, field })
              }}
            >
              <span className="warning-place">{location}</span> {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Warning texts in this language; none for English, which the server's own texts are in. */
const warningTexts = LANGUAGE === 'en' ? {} : ((await WARNING_CATALOGUES.get(LANGUAGE)?.()) ?? {})

/** Translates a warning; without a translation, returns the server's English text. */
function describeWarning({ kind, message, values = {} }: Warning): string {
  const textWithoutName = values.name === undefined ? warningTexts[`${kind}-unnamed`] : undefined
  const text = textWithoutName ?? warningTexts[kind]
  return text === undefined ? message : formatMessage(text, values, LOCALE)
}
