import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { useState } from 'react'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { translate } from '../messages/messages.ts'
import type { StoryStore } from '../saving/story-store.ts'
import { controlProps, FieldFrame } from './field-frame.tsx'

const NAME = textField('name', translate('fields.storyName'), translate('fields.storyNameHelp'))
const TAGS = textField('tags', translate('fields.tags'), translate('fields.tagsHelp'))

function textField(field: string, display_name: string, description: string) {
  const definition = { type: 'text', display_name, description, pos: 0 } as const
  return { definition, path: { uid: 'story', field } }
}

/** Name, address and tags of the story, above the fields of its content. */
export function StoryFields({ storyStore }: { readonly storyStore: StoryStore }) {
  return (
    <>
      <NameField storyStore={storyStore} />
      <AddressLine storyStore={storyStore} />
      <TagsField storyStore={storyStore} />
    </>
  )
}

function NameField({ storyStore }: { readonly storyStore: StoryStore }) {
  const name = useStoryState(storyStore, ({ story }) => story.draft.name)
  return (
    <FieldFrame {...NAME}>
      <input
        {...controlProps(NAME)}
        type="text"
        value={name}
        onChange={(event) => storyStore.rename(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}

function AddressLine({ storyStore }: { readonly storyStore: StoryStore }) {
  const { me, navigate } = useEditor()
  const record = useStoryState(storyStore, ({ story }) => story.record)
  // A new address of a published page is public immediately.
  const requiredRole = record.published ? 'editor' : 'author'
  return (
    <div className="field">
      <span className="field-label">{translate('fields.address')}</span>
      <span className="address-line">
        <span>{canonicalPath(record.full_slug, record.is_startpage === true)}</span>
        {hasRole(me, requiredRole) && (
          <button
            type="button"
            aria-label={translate('fields.changeAddress')}
            onClick={() => navigate({ dialog: 'move', about: record.id })}
          >
            {translate('fields.change')}
          </button>
        )}
      </span>
    </div>
  )
}

function TagsField({ storyStore }: { readonly storyStore: StoryStore }) {
  const storedTags = useStoryState(storyStore, ({ story }) => story.draft.tag_list).join(', ')
  const [typedText, setTypedText] = useState('')
  // The text stays as typed, with its last comma, until something else changes the tags.
  const text = parseTags(typedText).join(', ') === storedTags ? typedText : storedTags
  return (
    <FieldFrame {...TAGS}>
      <input
        {...controlProps(TAGS)}
        type="text"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setTypedText(value)
          const tags = parseTags(value)
          if (tags.join(', ') !== storedTags) storyStore.setTags(tags)
        }}
      />
    </FieldFrame>
  )
}

/** Reads the tags from a comma-separated text, without repeats. */
export function parseTags(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
