import { useCallback, useEffect, useRef, useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import { hasRole } from '../../context/has-role.ts'
import { isObject } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'
import { toFieldValue } from '../asset/asset-value.ts'
import { useUpload } from '../asset/use-upload.ts'
import { type FieldProps, fieldId } from '../field-props.ts'
import { blocksOf } from './extensions/blok.ts'
import { RichTextTools } from './toolbar/rich-text-tools.tsx'
import { insertPictureAt, trackPosition } from './view/commands.ts'
import { type OpenRichText, openRichText } from './view/open-rich-text.ts'

export default function RichTextEditor({ definition, value, onChange, path }: FieldProps) {
  const { components, me } = useEditor()
  const canEdit = hasRole(me, 'author')
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const [richText, setRichText] = useState<OpenRichText>()
  const [embeddedPosition, setEmbeddedPosition] = useState<number>()
  const [note, setNote] = useState('')
  const trackedPosition = useRef<ReturnType<typeof trackPosition>>(undefined)
  const { upload, currentUpload, problem } = useUpload(['images'], (asset) => {
    const position = trackedPosition.current?.position() ?? 0
    if (richText !== undefined) insertPictureAt(richText.editor, toFieldValue(asset), position)
  })
  const uploadAll = async (pictures: readonly File[], position: number) => {
    if (richText === undefined) return
    trackedPosition.current?.stop()
    trackedPosition.current = trackPosition(richText.editor, position)
    for (const picture of pictures) await upload(picture)
  }
  const uploadPictures = useRef(uploadAll)
  uploadPictures.current = uploadAll
  const id = fieldId(path)
  const hasHelp = definition.description !== undefined
  const nameOf = useCallback(
    (component: string) => components.get(component)?.display_name ?? component,
    [components],
  )
  useEffect(() => {
    if (host.current === null) return
    const openedEditor = openRichText({
      element: host.current,
      value: latest.current.value,
      onChange: (next) => latest.current.onChange(next),
      isEditable: canEdit,
      attributes: {
        id,
        class: 'rich-text-page',
        role: 'textbox',
        'aria-multiline': 'true',
        ...(canEdit ? {} : { 'aria-readonly': 'true', tabindex: '0' }),
        'aria-labelledby': `${id}-label`,
        ...(hasHelp ? { 'aria-describedby': `${id}-help` } : {}),
      },
      label: (stored) => {
        const names = blocksOf(stored).map((block) =>
          isObject(block) ? nameOf(String(block.component)) : '',
        )
        return names.join(', ') || translate('richText.blockEmpty')
      },
      onOpen: setEmbeddedPosition,
      onPictures: (pictures, position) => void uploadPictures.current(pictures, position),
      onPicturesRemoved: (count) => setNote(translate('richText.picturesLeftOut', { count })),
    })
    setRichText(openedEditor)
    return openedEditor.close
  }, [id, hasHelp, nameOf, canEdit])
  useEffect(() => richText?.replace(value), [richText, value])
  return (
    <div className="rich-text">
      {richText !== undefined && (
        <RichTextTools
          editor={richText.editor}
          definition={definition}
          embeddedPosition={embeddedPosition}
          onEmbeddedPosition={setEmbeddedPosition}
        />
      )}
      <div ref={host} />
      <p role="status" className="rich-text-note">
        {currentUpload === undefined
          ? note
          : translate('richText.uploading', { name: currentUpload.name })}
      </p>
      {problem !== '' && (
        <p role="alert" className="rich-text-note">
          {problem}
        </p>
      )}
    </div>
  )
}
