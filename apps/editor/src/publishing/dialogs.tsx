import { useEditor } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { TemplateDialog } from './template-dialog.tsx'
import { TranslationsDialog } from './translations/translations-dialog.tsx'
import { UnpublishDialog } from './unpublish-dialog.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

interface DialogsProps {
  readonly open: OpenStory
  /** Name of the open dialog. */
  readonly name: string
  /** Number of the version shown in `versions`. */
  readonly version: number | undefined
  readonly onClose: () => void
  /** Called after the published state, or anything in the story tree, changed. */
  readonly onDone: () => void
}

/** The dialog over the story, by its name. */
export function Dialogs({ name, version, ...all }: DialogsProps) {
  const { me } = useEditor()
  switch (name) {
    case 'publish':
      return <PublishDialog {...all} />
    case 'unpublish':
      return <UnpublishDialog {...all} />
    case 'schedule':
      return <ScheduleDialog {...all} />
    case 'calendar':
      return <CalendarDialog onClose={all.onClose} />
    case 'share':
      return <ShareDialog {...all} />
    case 'template':
      return <TemplateDialog {...all} />
    case 'translations':
      return <TranslationsDialog {...all} onBegun={all.onDone} />
    case 'versions':
      return <VersionsDialog {...all} chosen={version} canRestore={may(me, 'author')} />
    case 'review':
      return <ReviewDialog {...all} canAnswer={may(me, 'editor')} />
    default:
      return null
  }
}
