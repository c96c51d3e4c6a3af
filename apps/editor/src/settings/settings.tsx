import { useEffect, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { openPath } from '../pieces/path.ts'
import { PathLink } from '../pieces/path-link.tsx'
import { View } from '../pieces/view.tsx'
import { storyTree, type TreeColumns } from '../stories/story-tree.ts'
import { WORDS } from './words.ts'

interface Found {
  readonly id: number
  readonly name: string
}

/** The stories that hold navigation, footer and names: each opens like a page, beside its preview. */
export function Settings() {
  const { ask } = useEditor()
  const [found, setFound] = useState<readonly Found[]>()
  useEffect(() => {
    void ask<TreeColumns>('GET story_tree').then(({ status, body }) => {
      const stories = status === 200 ? settingsIn(body) : []
      setFound(stories)
      const [only] = stories
      if (only !== undefined && stories.length === 1) {
        openPath(`/stories/${only.id}`, 'replaceState')
      }
    })
  }, [ask])
  return (
    <View title={WORDS.title} intro={WORDS.intro}>
      <ul className="plain-list form-rows view-list">
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
          <strong>{WORDS.none}</strong>
          {WORDS.noneHelp}
        </p>
      )}
    </View>
  )
}

function settingsIn(columns: TreeColumns): readonly Found[] {
  const tree = storyTree(columns)
  const kind = columns.types.indexOf('modules/settings')
  const found = columns.id.flatMap((id, row) => {
    if (kind === -1 || columns.type[row] !== kind) return []
    const folder = tree.rowOf.get(columns.parent[row] ?? 0)
    const where = folder === undefined ? '' : ` (${columns.name[folder]})`
    return [{ id, name: `${columns.name[row]}${where}`, isOfFolder: folder !== undefined }]
  })
  // Those of the whole site come before those of its languages.
  return found.toSorted((one, other) => Number(one.isOfFolder) - Number(other.isOfFolder))
}
