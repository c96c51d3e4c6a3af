import { useEffect } from 'react'
import type { ApiReader } from '../api/api.ts'
import { readAllRows } from '../api/read-rows.ts'
import { NoticeLine } from '../components/notice.tsx'
import { openPath, PathLink } from '../components/path.tsx'
import { EmptyMessage, View } from '../components/view.tsx'
import { useServerState } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'

/**
 * Lists the settings: stories with what all pages of a language share, such as menus and footer. They open like pages;
 * if there is only one, it opens immediately.
 */
export function Settings() {
  const { data: settings, problem } = useServerState(['stories', 'settings'], readSettings)
  const onlyId = settings?.length === 1 ? settings[0]?.id : undefined
  useEffect(() => {
    if (onlyId !== undefined) openPath(`/stories/${onlyId}`, 'replaceState')
  }, [onlyId])
  return (
    <View title={translate('settings.title')} intro={translate('settings.intro')}>
      <NoticeLine notice={undefined} problem={problem} />
      {settings === undefined && problem === '' && (
        <p className="quiet view-empty">{translate('components.loading')}</p>
      )}
      <ul className="plain-list form-rows">
        {settings?.map(({ id, name }) => (
          <li key={id}>
            <PathLink to={`/stories/${id}`} className="button-link">
              {name}
            </PathLink>
          </li>
        ))}
      </ul>
      {settings?.length === 0 && (
        <p className="view-empty">
          <EmptyMessage title={translate('settings.none')}>
            {translate('settings.noneHelp')}
          </EmptyMessage>
        </p>
      )}
    </View>
  )
}

/** Lists the settings of the whole site, then those of its languages, which are in folders. */
async function readSettings(read: ApiReader) {
  const query = { story_only: true, contain_component: 'modules/settings' }
  const stories = await readAllRows(read, 'GET stories', { query })
  const parentFullSlug = (fullSlug: string) => fullSlug.split('/').slice(0, -1).join('/')
  const folderFullSlugs = stories.map(({ full_slug }) => parentFullSlug(full_slug)).filter(Boolean)
  const folderQuery = { folder_only: true, with_slug: folderFullSlugs.join(',') }
  const folders =
    folderFullSlugs.length === 0
      ? []
      : await readAllRows(read, 'GET stories', { query: folderQuery })
  const settings = stories.map(({ id, name, full_slug }) => {
    const folder = folders.find((folder) => folder.full_slug === parentFullSlug(full_slug))
    return { id, name: folder === undefined ? name : `${name} (${folder.name})`, folder }
  })
  return settings.toSorted(
    (a, b) => Number(a.folder !== undefined) - Number(b.folder !== undefined),
  )
}
