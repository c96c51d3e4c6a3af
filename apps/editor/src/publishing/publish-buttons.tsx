import type { Me } from '@prospectus/protocol/management/person'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type Address, useEditor, useStory } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { MoreMenu } from './more-menu.tsx'
import { ReviewChip } from './review-chip.tsx'
import './publishing.css'
import { translate } from '../messages/messages.ts'

/** What can be opened over the story, and the role that it needs. */
const MENU = [
  ['versions', 'viewer'],
  ['calendar', 'viewer'],
  ['review', 'author'],
  ['schedule', 'editor'],
  ['share', 'editor'],
  ['translations', 'author'],
  ['template', 'author'],
] as const

const BUTTONS = [
  ['publish', 'editor'],
  ['unpublish', 'editor'],
] as const

/** Nobody needs them before a story is open, and then they are there before somebody presses a button. */
const loadDialogs = async () => ({ default: (await import('./dialogs.tsx')).Dialogs })

const Dialogs = lazy(loadDialogs)

interface PublishButtonsProps {
  readonly open: OpenStory
  /** What is open, as the address has it. */
  readonly address: Pick<Address, 'dialog' | 'version'>
  /** What visitors see, or what the tree of stories shows, is another one. */
  readonly onDone: () => void
}

/** The buttons that change what visitors see, and the menu of what goes with it. */
export function PublishButtons({ open, address, onDone }: PublishButtonsProps) {
  const { me, go } = useEditor()
  const show = (dialog: string | undefined) => go({ dialog, version: undefined })
  const isPublished = useStory(open, ({ story }) => story.record.published)
  const version = useStory(open, ({ story }) => story.record.version)
  const { id } = open.state().story.record
  useEffect(() => void loadDialogs(), [])
  const [round, setRound] = useState(0)
  const close = () => {
    show(undefined)
    setRound((before) => before + 1)
  }
  // An address may come from somebody who may do more.
  const shown = [...MENU, ...BUTTONS].find(
    ([name, role]) => name === address.dialog && may(me, role),
  )?.[0]
  return (
    <>
      <ReviewChip key={round} storyId={id} version={version} onOpen={() => show('review')} />
      <MoreMenu
        items={MENU.filter(([name, role]) => isOffered(name, me) && may(me, role)).map(
          ([name]) => [name, translate(`publishing.${name}`)] as const,
        )}
        onChoose={show}
      />
      {may(me, 'editor') && isPublished && (
        <button type="button" onClick={() => show('unpublish')}>
          {translate('publishing.unpublish')}
        </button>
      )}
      {may(me, 'editor') && (
        <button type="button" className="is-primary" onClick={() => show('publish')}>
          {translate('publishing.publish')}
        </button>
      )}
      {shown !== undefined && (
        <Suspense>
          <Dialogs
            open={open}
            shown={shown}
            version={address.version}
            onClose={close}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  )
}

/** A site in one language has no translations. */
function isOffered(name: (typeof MENU)[number][0], { space }: Pick<Me, 'space'>): boolean {
  return name !== 'translations' || space.languages.length > 0
}
