import { useDeferredValue } from 'react'
import type { Reader } from '../api/api.ts'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { useServerState } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import {
  cutText,
  DESCRIPTION_LIMIT,
  type Measure,
  rateLength,
  type TextLimit,
  TITLE_LIMIT,
} from './cut-text.ts'
import { snippetOf } from './snippet-of.ts'
import './snippets.css'

export function Snippets({ open }: { readonly open: OpenStory }) {
  const { me } = useEditor()
  const draft = useDeferredValue(useStoryState(open, ({ story }) => story.draft))
  const record = useStoryState(open, ({ story }) => story.record)
  const folder = record.full_slug.split('/')[0] ?? ''
  const { data: settings = NO_SETTINGS } = useServerState(['stories', 'settings', folder], (read) =>
    readSettings(read, folder),
  )
  const { host } = new URL(me.site_url)
  const snippet = snippetOf(draft, record, me.site_url, settings)
  const description = snippet.description ?? ''
  return (
    <section className="snippets" aria-label={translate('snippets.heading')}>
      <h3>{translate('snippets.search')}</h3>
      <div className="snippet-search">
        <p className="snippet-trail">{snippet.trail}</p>
        <p className="snippet-title">{cutText(snippet.title, TITLE_LIMIT.pixels, inTitle)}</p>
        <p>{cutText(description, DESCRIPTION_LIMIT.pixels, inDescription)}</p>
      </div>
      <Length
        label={translate('snippets.title')}
        text={snippet.title}
        limit={TITLE_LIMIT}
        measure={inTitle}
      />
      <Length
        label={translate('snippets.description')}
        text={description}
        limit={DESCRIPTION_LIMIT}
        measure={inDescription}
      />
      <h3>{translate('snippets.shared')}</h3>
      <div className="snippet-card">
        {snippet.picture === undefined ? (
          <p className="snippet-no-picture">{translate('snippets.noPicture')}</p>
        ) : (
          <img src={snippet.picture} alt="" />
        )}
        <div className="snippet-words">
          <p className="snippet-host">{host}</p>
          <p className="snippet-shared-title">{snippet.sharedTitle}</p>
          <p className="snippet-shared-text">{snippet.sharedDescription}</p>
        </div>
      </div>
    </section>
  )
}

interface LengthProps {
  readonly label: string
  readonly text: string
  readonly limit: TextLimit
  readonly measure: Measure
}

function Length({ label, text, limit, measure }: LengthProps) {
  const fit = rateLength(text, limit, measure)
  return (
    <p className={`snippet-length is-${fit}`}>
      {label}: {translate(`snippets.fit.${fit}`)}{' '}
      <span className="quiet">
        ({translate('snippets.room', { used: Math.round(measure(text)), room: limit.pixels })})
      </span>
    </p>
  )
}

/** Reads the texts of the site settings, those of the page's language if it has its own. */
async function readSettings(read: Reader, folder: string) {
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

function measureIn(pixels: number): Measure {
  return (text) => {
    if (canvas === null) return (text.length * pixels) / 2
    canvas.font = [`${pixels}px`, 'arial'].join(' ')
    return canvas.measureText(text).width
  }
}

const inTitle = measureIn(20)
const inDescription = measureIn(14)
