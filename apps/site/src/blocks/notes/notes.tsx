import { formatMessage } from '@prospectus/content/messages/format-message'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { noteIds } from '../../ui/rich-text/notes.ts'
import { useSurroundingText } from '../../ui/rich-text/render-block.ts'
import { withNonBreakingNumbers } from '../../ui/typography/no-breaks.tsx'

export const notesView = view<'notes'>(NotesView, { isPartOfText: true })

function NotesView({ block }: BlockViewProps<'notes'>) {
  const { layout, locale } = usePage().messages
  const referencedNumbers = useSurroundingText()?.referencedNumbers
  return (
    <div className="notes-frame container">
      <ol className="notes-list">
        {block.notes.map(({ uid, text }, index) => {
          const { note, reference } = noteIds(block.uid, index + 1)
          return (
            <li key={uid} id={note} className="notes-note">
              {withNonBreakingNumbers(text)}
              {referencedNumbers?.has(index + 1) && (
                <>
                  {' '}
                  <a
                    className="notes-back"
                    href={`#${reference}`}
                    role="doc-backlink"
                    aria-label={formatMessage(layout.backToText, { number: index + 1 }, locale)}
                  >
                    {/* The variation selector asks for text, not for an emoji. */}↩{'\ufe0e'}
                  </a>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
