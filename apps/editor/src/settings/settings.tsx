import type { StoryEntry } from '@prospectus/protocol/management/story'
import { useEffect } from 'react'
import type { Reader } from '../api/api.ts'
import { openPath, PathLink } from '../components/path.tsx'
import { Empty, View } from '../components/view.tsx'
import { useServerState } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'

interface SettingsStory {
  readonly id: number
  readonly name: string
}

/** The stories that hold navigation, footer and names: each opens like a page, beside its preview. */
export function Settings() {
  const { data: found } = useServerState(['stories', 'settings'], readSettings)
  const onlyId = found?.length === 1 ? found[0]?.id : undefined
  useEffect(() => {
    if (onlyId !== undefined) openPath(`/stories/${onlyId}`, 'replaceState')
  }, [onlyId])
  return (
    <View title={translate('settings.title')} intro={translate('settings.intro')}>
      <ul className="plain-list form-rows">
        {found?.map(({ id, name }) => (
          <li key={id}>
            <PathLink to={`/stories/${id}`} className="button-link">
              {name}
            </PathLink>
          </li>
        ))}
      </ul>
      {found?.length === 0 && (
        <p className="view-empty">
          <Empty title={translate('settings.none')}>{translate('settings.noneHelp')}</Empty>
        </p>
      )}
    </View>
  )
}

/** Lists the settings of the whole site, then those of its languages, which are in folders. */
async function readSettings(read: Reader): Promise<readonly SettingsStory[]> {
  const query = { story_only: true, contain_component: 'modules/settings', per_page: 100 }
  const { stories } = (await read('GET stories', { query })).body
  const slugs = stories.map(({ full_slug }) => full_slug.split('/').slice(0, -1).join('/'))
  const wanted = slugs.filter((slug) => slug !== '').join(',')
  const folders = wanted === '' ? [] : await foldersAt(read, wanted)
  const found = stories.map(({ id, name }, at) => {
    const folder = folders.find(({ full_slug }) => full_slug === slugs[at])
    return { id, name: folder === undefined ? name : `${name} (${folder.name})` }
  })
  const hasFolder = (at: number) => Number(slugs[at] !== '')
  return found.toSorted(
    (one, other) => hasFolder(found.indexOf(one)) - hasFolder(found.indexOf(other)),
  )
}

async function foldersAt(read: Reader, slugs: string): Promise<readonly StoryEntry[]> {
  const query = { folder_only: true, with_slug: slugs, per_page: 100 }
  return (await read('GET stories', { query })).body.stories
}
