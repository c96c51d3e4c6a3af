import { focusContent } from '../components/focus.ts'
import { PathLink } from '../components/path.tsx'
import { useEditor } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { VIEWS } from './views.ts'
import './navigation.css'
import { translate } from '../messages/messages.ts'

const STORIES_ICON = 'M3 1h7l3 3v11H3zM10 1v3h3M5 8h6M5 11h6'

interface NavigationProps {
  /** Path of the open view; undefined for an unknown path. */
  readonly currentPath: string | undefined
}

export function Navigation({ currentPath }: NavigationProps) {
  const { me } = useEditor()
  const offeredViews = VIEWS.filter(({ requiredRole }) => hasRole(me, requiredRole))
  const storiesEntry = { path: '/', label: translate('views.stories'), icon: STORIES_ICON }
  const entries = [storiesEntry, ...offeredViews]
  return (
    <nav className="navigation" aria-label={translate('views.navigation')}>
      <button type="button" className="skip-link visually-hidden" onClick={focusContent}>
        {translate('views.skip')}
      </button>
      <ul>
        {entries.map(({ path, label, icon }) => (
          <li key={path}>
            <PathLink to={path} isCurrent={path === currentPath}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d={icon} />
              </svg>
              {label}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
