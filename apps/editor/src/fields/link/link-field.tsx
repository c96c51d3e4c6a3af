import { useState } from 'react'
import { readFirstContent } from '../../api/read-stories.ts'
import { CheckboxRow, Options, Select } from '../../components/form.tsx'
import { useEditor } from '../../context/editor-context.ts'
import { useServerState } from '../../context/server-state.ts'
import { isObject, type Json, type JsonObject, membersOf, textOf } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'
import { readStoriesByUuid } from '../../stories/find-stories.ts'
import { StorySearch } from '../../stories/story-search.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { type FieldProps, fieldId } from '../field-props.ts'
import { useReferencedStories } from '../referenced-stories.ts'
import { listAnchors } from './anchors.ts'

const KINDS = (['story', 'url', 'email', 'asset'] as const).map(
  (kind) => [kind, translate(`fields.linkKinds.${kind}`)] as const,
)
type LinkKind = (typeof KINDS)[number][0]

/**
 * A link to a story by its uuid, which stays valid when the story moves; or to an address, an email address or a file.
 */
export function LinkField({ definition, value, onChange, path }: FieldProps) {
  const id = fieldId(path)
  const link = membersOf(value)
  const kind = linkKind(value)
  return (
    <FieldFrame definition={definition} path={path} isGroup>
      <Select
        label={translate('fields.kindOf', { field: definition.display_name })}
        value={kind}
        choices={KINDS}
        onChange={(selected) => onChange(emptyLink(selected))}
      />
      {kind === 'story' && (
        <>
          <LinkedStory uuid={textOf(link.id)} fullSlug={textOf(link.cached_url)} />
          <StorySearch
            id={id}
            label={translate('fields.storyOf', { field: definition.display_name })}
            kinds="pages"
            onSelect={({ uuid, full_slug }) =>
              onChange({ ...link, linktype: 'story', id: uuid, url: '', cached_url: full_slug })
            }
          />
          <AnchorInput
            id={`${id}-anchor`}
            label={definition.display_name}
            uuid={textOf(link.id)}
            value={textOf(link.anchor)}
            onChange={(anchor) => onChange(withLinkMember(link, 'anchor', anchor))}
          />
        </>
      )}
      {(kind === 'url' || kind === 'asset') && (
        <input
          id={id}
          type="text"
          inputMode="url"
          aria-label={definition.display_name}
          placeholder="https://"
          value={textOf(value) || textOf(link.url)}
          onChange={(event) => {
            const url = event.currentTarget.value
            onChange({ ...emptyLink(kind), ...link, url, cached_url: url })
          }}
        />
      )}
      {kind === 'email' && (
        <input
          id={id}
          type="email"
          aria-label={definition.display_name}
          value={textOf(link.email)}
          onChange={(event) => onChange({ ...link, email: event.currentTarget.value })}
        />
      )}
      <CheckboxRow
        label={translate('fields.newTab')}
        checked={link.target === '_blank'}
        onChange={(isChecked) =>
          onChange(withLinkMember(link, 'target', isChecked ? '_blank' : ''))
        }
      />
    </FieldFrame>
  )
}

interface LinkedStoryProps {
  readonly uuid: string
  readonly fullSlug: string
}

function LinkedStory({ uuid, fullSlug }: LinkedStoryProps) {
  const { storyOf, problem } = useReferencedStories(uuid === '' ? [] : [uuid])
  const story = storyOf(uuid)
  const text = () => {
    if (story) return `${story.name} /${story.full_slug}`
    if (story === null) {
      const name = translate('fields.missingStory')
      return fullSlug === '' ? name : `${name} /${fullSlug}`
    }
    if (fullSlug !== '') return `/${fullSlug}`
    if (uuid === '') return translate('fields.noPage')
    return problem === '' ? translate('components.loading') : uuid
  }
  return (
    <>
      <p className="field-chosen">{text()}</p>
      {problem !== '' && (
        <p role="alert" className="field-fault">
          {problem}
        </p>
      )}
    </>
  )
}

/** Returns the kind of a stored link; a plain text is an address. */
function linkKind(value: Json | undefined): LinkKind {
  if (!isObject(value)) return typeof value === 'string' && value !== '' ? 'url' : 'story'
  const { linktype } = value
  return linktype === 'url' || linktype === 'email' || linktype === 'asset' ? linktype : 'story'
}

function emptyLink(kind: LinkKind): JsonObject {
  const link = { fieldtype: 'multilink', linktype: kind, id: '', url: '', cached_url: '' }
  return kind === 'email' ? { ...link, email: '' } : link
}

/** Returns a link with another anchor or target; an empty value removes it. */
function withLinkMember(link: JsonObject, name: string, value: string): JsonObject {
  const { [name]: _, ...rest } = link
  return value === '' ? rest : { ...rest, [name]: value }
}

interface AnchorInputProps {
  readonly id: string
  readonly label: string
  /** Uuid of the linked story; '' while there is none. */
  readonly uuid: string
  readonly value: string
  readonly onChange: (anchor: string) => void
}

function AnchorInput({ id, label, uuid, value, onChange }: AnchorInputProps) {
  const [needsAnchors, setNeedsAnchors] = useState(value !== '')
  const { components } = useEditor()
  const { data: anchors = [], problem } = useServerState(
    needsAnchors && uuid !== '' ? ['stories', 'anchors', uuid] : undefined,
    async (read) =>
      listAnchors(await readFirstContent(read, await readStoriesByUuid(read, [uuid])), components),
  )
  const isUnknown =
    value !== '' && anchors.length > 0 && !anchors.some((knownAnchor) => knownAnchor.id === value)
  return (
    <>
      <input
        type="text"
        aria-label={translate('link.anchor', { field: label })}
        placeholder={translate('link.anchorHint')}
        list={`${id}-places`}
        aria-describedby={isUnknown ? `${id}-unknown` : undefined}
        value={value}
        onFocus={() => setNeedsAnchors(true)}
        onChange={(event) => onChange(event.currentTarget.value.replace(/^#/, ''))}
      />
      <datalist id={`${id}-places`}>
        <Options choices={anchors.map((anchor) => [anchor.id, anchor.text])} />
      </datalist>
      {problem !== '' && (
        <p role="alert" className="field-fault">
          {problem}
        </p>
      )}
      {isUnknown && (
        <p id={`${id}-unknown`} className="field-fault">
          {translate('link.anchorUnknown', { anchor: value })}
        </p>
      )}
    </>
  )
}
