import { useDeferredValue } from 'react'
import type { Read } from '../api/api.ts'
import { useEditor, useStory } from '../context/editor-context.ts'
import { useServerState } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import {
  cutText,
  DESCRIPTION_ROOM,
  fitOf,
  type Measure,
  type Room,
  TITLE_ROOM,
} from './cut-text.ts'
import { snippetOf } from './snippet-of.ts'
import './snippets.css'

/** How search engines and social networks show the draft, live while it is typed. */
export function Snippets({ open }: { readonly open: OpenStory }) {
  const { me } = useEditor()
  const draft = useDeferredValue(useStory(open, ({ story }) => story.draft))
  const record = useStory(open, ({ story }) => story.record)
  const folder = record.full_slug.split('/')[0] ?? ''
  const { data: settings = NO_SETTINGS } = useServerState(['stories', 'settings', folder], (read) =>
    readSettings(read, folder),
  )
  const { host } = new URL(me.site_url)
  const shown = snippetOf(draft, record, me.site_url, settings)
  const description = shown.description ?? ''
  return (
    <section className="snippets" aria-label={translate('snippets.heading')}>
      <h3>{translate('snippets.search')}</h3>
      <div className="snippet-search">
        <p className="snippet-trail">{shown.trail}</p>
        <p className="snippet-title">{cutText(shown.title, TITLE_ROOM.pixels, inTitle)}</p>
        <p>{cutText(description, DESCRIPTION_ROOM.pixels, inDescription)}</p>
      </div>
      <Length
        label={translate('snippets.title')}
        text={shown.title}
        room={TITLE_ROOM}
        measure={inTitle}
      />
      <Length
        label={translate('snippets.description')}
        text={description}
        room={DESCRIPTION_ROOM}
        measure={inDescription}
      />
      <h3>{translate('snippets.shared')}</h3>
      <div className="snippet-card">
        {shown.picture === undefined ? (
          <p className="snippet-no-picture">{translate('snippets.noPicture')}</p>
        ) : (
          <img src={shown.picture} alt="" />
        )}
        <div className="snippet-words">
          <p className="snippet-host">{host}</p>
          <p className="snippet-shared-title">{shown.sharedTitle}</p>
          <p className="snippet-shared-text">{shown.sharedDescription}</p>
        </div>
      </div>
    </section>
  )
}

interface LengthProps {
  readonly label: string
  readonly text: string
  readonly room: Room
  readonly measure: Measure
}

/** How much of its space a text takes, and whether that is good. */
function Length({ label, text, room, measure }: LengthProps) {
  const fit = fitOf(text, room, measure)
  return (
    <p className={`snippet-length is-${fit}`}>
      {label}: {translate(`snippets.fit.${fit}`)}{' '}
      <span className="quiet">
        ({translate('snippets.room', { used: Math.round(measure(text)), room: room.pixels })})
      </span>
    </p>
  )
}

/** What the settings of the site say of all its pages; those of the page's language, where it has its own. */
async function readSettings(read: Read, folder: string) {
  const listed = await read('GET stories', { query: { with_slug: `settings,${folder}/settings` } })
  const [found] = listed.body.stories.toSorted(
    (one, other) => other.full_slug.length - one.full_slug.length,
  )
  if (found === undefined) return NO_SETTINGS
  const { body } = await read('GET stories/:id', { params: { id: found.id } })
  const { content } = body.story
  const text = (member: string) => {
    const value = content?.[member]
    return typeof value === 'string' ? value : ''
  }
  return { organisation: text('organisation'), strapline: text('strapline') }
}

const NO_SETTINGS = { organisation: '', strapline: '' }

const canvas = document.createElement('canvas').getContext('2d')

/** The letters that search results are set in. */
function measureIn(pixels: number): Measure {
  return (text) => {
    if (canvas === null) return (text.length * pixels) / 2
    canvas.font = [`${pixels}px`, 'arial'].join(' ')
    return canvas.measureText(text).width
  }
}

const inTitle = measureIn(20)
const inDescription = measureIn(14)
