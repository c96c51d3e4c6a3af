import { useEffect, useRef, useState } from 'react'
import { useEditor, useStory } from '../context/editor-context.ts'
import type { OpenStory } from '../saving/open-story.ts'

interface PublishButtonsProps {
  readonly open: OpenStory
  readonly onDone: (action: 'published' | 'unpublished') => void
}

/** The buttons that change what visitors see. */
export function PublishButtons({ open, onDone }: PublishButtonsProps) {
  const { me } = useEditor()
  const [asked, setAsked] = useState<'publish' | 'unpublish'>()
  const isPublished = useStory(open, ({ story }) => story.record.published)
  if (me.person.role === 'author' || me.person.role === 'viewer') return null
  return (
    <>
      {isPublished && (
        <button type="button" onClick={() => setAsked('unpublish')}>
          Unpublish
        </button>
      )}
      <button type="button" className="is-primary" onClick={() => setAsked('publish')}>
        Publish
      </button>
      {asked !== undefined && (
        <AskDialog open={open} action={asked} onClose={() => setAsked(undefined)} onDone={onDone} />
      )}
    </>
  )
}

const WORDS = {
  publish: {
    title: 'Publish',
    now: 'Publish now',
    text: 'Visitors will see this page as it is in the preview.',
    doing: 'Publishing …',
  },
  unpublish: {
    title: 'Unpublish',
    now: 'Unpublish now',
    text: 'Visitors will no longer find this page. Its draft stays.',
    doing: 'Unpublishing …',
  },
} as const

interface AskDialogProps extends PublishButtonsProps {
  readonly action: 'publish' | 'unpublish'
  readonly onClose: () => void
}

function AskDialog({ open, action, onClose, onDone }: AskDialogProps) {
  const { me } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const address = useStory(open, ({ story }) => `${me.site_url}/${story.record.full_slug}`)
  const words = WORDS[action]
  useEffect(() => dialog.current?.showModal(), [])
  const act = async () => {
    setBusy(true)
    const isDone = await open.act(action)
    setBusy(false)
    if (!isDone) return setFault(open.shown().fault || 'It is not saved yet. Try again.')
    onDone(action === 'publish' ? 'published' : 'unpublished')
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="dialog" aria-label={words.title} onClose={onClose}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p className="quiet">{address}</p>
      <p role="alert">{fault}</p>
      <div className="dialog-actions">
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        <button type="button" className="is-primary" disabled={isBusy} onClick={act}>
          {isBusy ? words.doing : words.now}
        </button>
      </div>
    </dialog>
  )
}
