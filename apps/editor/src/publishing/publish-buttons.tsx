import type { Me } from '@prospectus/protocol/management/person'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { type Address, useEditor, useStoryState } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { ReviewChip } from './review-chip.tsx'
import './publishing.css'

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

/** Loaded once a story is open, before anybody presses a button. */
const loadDialogs = async () => ({ default: (await import('./dialogs.tsx')).Dialogs })

const Dialogs = lazy(loadDialogs)

interface PublishButtonsProps {
  readonly open: OpenStory
  readonly address: Pick<Address, 'dialog' | 'version'>
  readonly onDone: () => void
}

export function PublishButtons({ open, address, onDone }: PublishButtonsProps) {
  const { me, navigate } = useEditor()
  const show = (dialog: string | undefined) => navigate({ dialog, version: undefined })
  const isPublished = useStoryState(open, ({ story }) => story.record.published)
  const version = useStoryState(open, ({ story }) => story.record.version)
  const { id } = open.state().story.record
  useEffect(() => void loadDialogs(), [])
  const [reviewKey, setReviewKey] = useState(0)
  const close = () => {
    show(undefined)
    setReviewKey((before) => before + 1)
  }
  // The address may come from somebody with a higher role.
  const openDialog = [...MENU_DIALOGS, ...BUTTON_DIALOGS].find(
    ([name, role]) => name === address.dialog && hasRole(me, role),
  )?.[0]
  return (
    <>
      <ReviewChip key={reviewKey} storyId={id} version={version} onOpen={() => show('review')} />
      <MoreMenu
        items={MENU_DIALOGS.filter(([name, role]) => isOffered(name, me) && hasRole(me, role)).map(
          ([name]) => [name, translate(`publishing.${name}`)] as const,
        )}
        onChoose={show}
      />
      {hasRole(me, 'editor') && isPublished && (
        <button type="button" onClick={() => show('unpublish')}>
          {translate('publishing.unpublish')}
        </button>
      )}
      {hasRole(me, 'editor') && (
        <button type="button" className="is-primary" onClick={() => show('publish')}>
          {translate('publishing.publish')}
        </button>
      )}
      {openDialog !== undefined && (
        <Suspense>
          <Dialogs
            open={open}
            name={openDialog}
            version={address.version}
            onClose={close}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  )
}

/** True if the menu entry makes sense here: a site in one language has no translations. */
function isOffered(name: (typeof MENU_DIALOGS)[number][0], { space }: Pick<Me, 'space'>): boolean {
  return name !== 'translations' || space.languages.length > 0
}

interface MoreMenuProps<Name extends string> {
  readonly items: readonly (readonly [Name, string])[]
  readonly onChoose: (name: Name) => void
}

function MoreMenu<Name extends string>({ items, onChoose }: MoreMenuProps<Name>) {
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
              // Closed first, so that the focus returns to the menu button.
              list.current?.hidePopover()
              onChoose(name)
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
