import { useEffect, useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import type { FoundStory } from '../../stories/find-stories.ts'
import { storiesByUuid } from '../../stories/find-stories.ts'
import { StorySearch } from '../../stories/story-search.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { type FieldProps, fieldId } from '../field-props.ts'
import { WORDS } from '../words.ts'
import { valuesIn } from './values-in.ts'

/** Other stories, in an order that the editor chooses. */
export function StoryReferences({ definition, value, onChange, path }: FieldProps) {
  const { ask } = useEditor()
  const uuids = valuesIn(value)
  const key = uuids.join(',')
  const [known, setKnown] = useState<ReadonlyMap<string, FoundStory>>(new Map())
  useEffect(() => {
    let isGone = false
    void storiesByUuid(ask, key === '' ? [] : key.split(',')).then((found) => {
      if (!isGone) setKnown(new Map(found.map((story) => [story.uuid, story])))
    })
    return () => {
      isGone = true
    }
  }, [ask, key])
  const move = (at: number, by: number) => {
    const [uuid = ''] = uuids.slice(at, at + 1)
    onChange(uuids.toSpliced(at, 1).toSpliced(at + by, 0, uuid))
  }
  return (
    <FieldFrame definition={definition} path={path} isGroup>
      <ol className="field-list">
        {uuids.map((uuid, at) => {
          const name = known.get(uuid)?.name ?? WORDS.missingStory
          return (
            <li key={uuid} className="field-item">
              <span className="field-item-name">{name}</span>
              <button type="button" disabled={at === 0} onClick={() => move(at, -1)}>
                <span className="visually-hidden">{WORDS.moveUp(name)}</span>↑
              </button>
              <button type="button" disabled={at === uuids.length - 1} onClick={() => move(at, 1)}>
                <span className="visually-hidden">{WORDS.moveDown(name)}</span>↓
              </button>
              <button type="button" onClick={() => onChange(uuids.toSpliced(at, 1))}>
                <span className="visually-hidden">{WORDS.removeOne(name)}</span>×
              </button>
            </li>
          )
        })}
      </ol>
      <StorySearch
        id={fieldId(path)}
        label={WORDS.addTo(definition.display_name)}
        kinds={definition.filter_content_type}
        onChoose={({ uuid }) => {
          if (!uuids.includes(uuid)) onChange([...uuids, uuid])
        }}
      />
    </FieldFrame>
  )
}
