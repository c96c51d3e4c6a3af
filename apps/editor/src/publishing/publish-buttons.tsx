import { useState } from 'react'
import type { Me } from '../api/api.ts'
import { type Address, useEditor, useStory } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { MoreMenu } from './more-menu.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ReviewChip } from './review-chip.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { TemplateDialog } from './template-dialog.tsx'
import { TranslationsDialog } from './translations/translations-dialog.tsx'
import { UnpublishDialog } from './unpublish-dialog.tsx'
import { VersionsDialog } from './versions-dialog.tsx'
import './publishing.css'
import { WORDS } from './words.ts'

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
  const { id } = open.shown().story.record
  const [round, setRound] = useState(0)
  const close = () => {
    show(undefined)
    setRound((before) => before + 1)
  }
  // An address may come from somebody who may do more.
  const shown = [...MENU, ...BUTTONS].find(
    ([name, role]) => name === address.dialog && may(me, role),
  )?.[0]
  const all = { open, onClose: close, onDone }
  return (
    <>
      <ReviewChip key={round} storyId={id} version={version} onOpen={() => show('review')} />
      <MoreMenu
        items={MENU.filter(([name, role]) => isOffered(name, me) && may(me, role)).map(
          ([name]) => [name, WORDS[name]] as const,
        )}
        onChoose={show}
      />
      {may(me, 'editor') && isPublished && (
        <button type="button" onClick={() => show('unpublish')}>
          {WORDS.unpublish}
        </button>
      )}
      {may(me, 'editor') && (
        <button type="button" className="is-primary" onClick={() => show('publish')}>
          {WORDS.publish}
        </button>
      )}
      {shown === 'publish' && <PublishDialog {...all} />}
      {shown === 'unpublish' && <UnpublishDialog {...all} />}
      {shown === 'schedule' && <ScheduleDialog {...all} />}
      {shown === 'calendar' && <CalendarDialog onClose={close} />}
      {shown === 'share' && <ShareDialog {...all} />}
      {shown === 'template' && <TemplateDialog {...all} />}
      {shown === 'translations' && <TranslationsDialog {...all} onBegun={onDone} />}
      {shown === 'versions' && (
        <VersionsDialog {...all} chosen={address.version} canRestore={may(me, 'author')} />
      )}
      {shown === 'review' && <ReviewDialog {...all} canAnswer={may(me, 'editor')} />}
    </>
  )
}

/** A site in one language has no translations. */
function isOffered(name: (typeof MENU)[number][0], { space }: Pick<Me, 'space'>): boolean {
  return name !== 'translations' || space.languages.length > 0
}
