import { useContext } from 'react'
import './presence-list.css'
import { useEditor } from '../context/editor-context.ts'
import { initialsOf, PresenceContext } from '../context/presence.ts'
import { translate } from '../messages/messages.ts'

/**
 * The last save by somebody else, and the other people in the story; a click on a person opens the block that the
 * person is in.
 */
export function PresenceList({ saveMessage }: { readonly saveMessage: string }) {
  const { navigate, me } = useEditor()
  const others = useContext(PresenceContext)
  return (
    <>
      <span role="status" className="presence-list-saved one-line" title={saveMessage}>
        {saveMessage}
      </span>
      {others.length > 0 && (
        <ul className="plain-list presence-list" aria-label={translate('presence.alsoHere')}>
          {others.map(({ tab, person_id, name, block, field }) => {
            const label =
              person_id === me.person.id
                ? translate('presence.you')
                : translate('presence.goTo', { name })
            const position = { block: block || undefined, field: field || undefined }
            const initials = initialsOf(name)
            return (
              <li key={tab}>
                <button
                  type="button"
                  // Begins with the visible text, for voice control.
                  aria-label={`${initials}: ${label}`}
                  title={label}
                  onClick={() => navigate(position)}
                >
                  {initials}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
