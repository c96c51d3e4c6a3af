import { useState } from 'react'
import type { Read } from '../../api/api.ts'
import { useEditor } from '../../context/editor-context.ts'
import { useServerState } from '../../context/server-state.ts'
import type { Json } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'
import { storiesByUuid } from '../../stories/find-stories.ts'
import { anchorsIn } from './anchors.ts'

interface AnchorInputProps {
  readonly id: string
  readonly label: string
  /** Uuid of the linked story; '' while there is none. */
  readonly uuid: string
  readonly value: string
  readonly onChange: (anchor: string) => void
}

/** A link's anchor: chosen from the page's headings, or typed. */
export function AnchorInput({ id, label, uuid, value, onChange }: AnchorInputProps) {
  const [isWanted, setWanted] = useState(value !== '')
  const { components } = useEditor()
  const { data: anchors = [] } = useServerState(
    isWanted && uuid !== '' ? ['stories', 'anchors', uuid] : undefined,
    async (read) => anchorsIn(await contentOf(read, uuid), components),
  )
  const isUnknown = value !== '' && anchors.length > 0 && !anchors.some((each) => each.id === value)
  return (
    <>
      <input
        type="text"
        aria-label={translate('link.anchor', { field: label })}
        placeholder={translate('link.anchorHint')}
        list={`${id}-places`}
        aria-describedby={isUnknown ? `${id}-unknown` : undefined}
        value={value}
        onFocus={() => setWanted(true)}
        onChange={(event) => onChange(event.currentTarget.value.replace(/^#/, ''))}
      />
      <datalist id={`${id}-places`}>
        {anchors.map((anchor) => (
          <option key={anchor.id} value={anchor.id}>
            {anchor.text}
          </option>
        ))}
      </datalist>
      {isUnknown && (
        <p id={`${id}-unknown`} className="field-fault">
          {translate('link.anchorUnknown', { anchor: value })}
        </p>
      )}
    </>
  )
}

async function contentOf(read: Read, uuid: string): Promise<Json> {
  const [found] = await storiesByUuid(read, [uuid])
  if (found === undefined) return null
  const { body } = await read('GET stories/:id', { params: { id: found.id } })
  return body.story.content
}
