import { useContext } from 'react'
import './company.css'
import { useEditor } from '../context/editor-context.ts'
import { initialsOf, PresenceContext } from '../context/presence.ts'
import { translate } from '../messages/messages.ts'

/** The other people who have the story open; a press goes to the block they are in. */
export function Company({ saved }: { readonly saved: string }) {
  const { go, me } = useEditor()
  const others = useContext(PresenceContext)
  return (
    <>
      <span role="status" className="company-saved" title={saved}>
        {saved}
      </span>
      {others.length > 0 && (
        <ul className="company" aria-label={translate('presence.alsoHere')}>
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
                  onClick={() => go(position)}
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
