import type { Me } from '@prospectus/protocol/management/person'
import { lazy, useEffect, useId, useRef, useState } from 'react'
import { LazyPart } from '../components/lazy-part.tsx'
import { type EditorUrlState, useEditor, useStoryState } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { translate } from '../messages/messages.ts'
import type { StoryStore } from '../saving/story-store.ts'
import { ReviewChip } from './review-chip.tsx'
import './publishing.css'

/** Dialogs that the menu opens, each with the lowest role that may open it. */
const MENU_DIALOGS = [
  ['versions', 'viewer'],
  ['calendar', 'viewer'],
  ['review', 'author'],
  ['schedule', 'editor'],
  ['share', 'editor'],
  ['translations', 'author'],
  ['template', 'author'],
] as const

const BUTTON_DIALOGS = [
  ['publish', 'editor'],
  ['unpublish', 'editor'],
] as const

/** Loads the dialogs; called when a story opens, before anybody presses a button. */
const loadDialogs = async () => ({
  default: (await import('./publishing-dialog.tsx')).PublishingDialog,
})

const Dialogs = lazy(loadDialogs)

interface PublishButtonsProps {
  readonly storyStore: StoryStore
  readonly urlState: Pick<EditorUrlState, 'dialog' | 'version'>
  readonly onDone: () => void
}

export function PublishButtons({ storyStore, urlState, onDone }: PublishButtonsProps) {
  const { me, navigate } = useEditor()
  const openDialog = (dialog: string | undefined) => navigate({ dialog, version: undefined })
  const { id, version, published } = useStoryState(storyStore, ({ story }) => story.record)
  useEffect(() => void loadDialogs().catch(() => undefined), [])
  // A new key reads the review again, which a dialog may have changed.
  const [reviewKey, setReviewKey] = useState(0)
  const close = () => {
    openDialog(undefined)
    setReviewKey((before) => before + 1)
  }
  // The URL may come from somebody with a higher role.
  const activeDialog = [...MENU_DIALOGS, ...BUTTON_DIALOGS].find(
    ([name, role]) => name === urlState.dialog && hasRole(me, role),
  )?.[0]
  return (
    <>
      <ReviewChip
        key={reviewKey}
        storyId={id}
        version={version}
        onOpen={() => openDialog('review')}
      />
      <MoreMenu
        items={MENU_DIALOGS.filter(([name, role]) => isOffered(name, me) && hasRole(me, role)).map(
          ([name]) => [name, translate(`publishing.${name}`)] as const,
        )}
        onSelect={openDialog}
      />
      {hasRole(me, 'editor') && published && (
        <button type="button" onClick={() => openDialog('unpublish')}>
          {translate('publishing.unpublish')}
        </button>
      )}
      {hasRole(me, 'editor') && (
        <button type="button" className="is-primary" onClick={() => openDialog('publish')}>
          {translate('publishing.publish')}
        </button>
      )}
      {activeDialog !== undefined && (
        <LazyPart key={activeDialog} onClose={close}>
          <Dialogs
            storyStore={storyStore}
            name={activeDialog}
            version={urlState.version}
            onClose={close}
            onDone={onDone}
          />
        </LazyPart>
      )}
    </>
  )
}

/** False for translations on a site in one language. */
function isOffered(name: (typeof MENU_DIALOGS)[number][0], { space }: Pick<Me, 'space'>): boolean {
  return name !== 'translations' || space.languages.length > 0
}

interface MoreMenuProps<Name extends string> {
  readonly items: readonly (readonly [Name, string])[]
  readonly onSelect: (name: Name) => void
}

function MoreMenu<Name extends string>({ items, onSelect }: MoreMenuProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" popoverTarget={id}>
        {translate('publishing.more')}
      </button>
      <div ref={list} id={id} popover="auto" className="more-menu">
        {items.map(([name, label]) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              // Closes first, so that the focus returns to the menu button.
              list.current?.hidePopover()
              onSelect(name)
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
