import { useDeferredValue } from 'react'
import type { ApiReader } from '../api/api.ts'
import { listStories, readFirstContent } from '../api/read-stories.ts'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { useServerState } from '../context/server-state.ts'
import { textOf } from '../document/json.ts'
import { translate } from '../messages/messages.ts'
import type { StoryStore } from '../saving/story-store.ts'
import { buildSnippet } from './build-snippet.ts'
import {
  DESCRIPTION_LIMIT,
  rateLength,
  type TextLimit,
  type TextMeasurer,
  TITLE_LIMIT,
  truncateText,
} from './truncate-text.ts'
import './snippets.css'

export function Snippets({ storyStore }: { readonly storyStore: StoryStore }) {
  const { me } = useEditor()
  const draft = useDeferredValue(useStoryState(storyStore, ({ story }) => story.draft))
  const record = useStoryState(storyStore, ({ story }) => story.record)
  const folder = record.full_slug.split('/')[0] ?? ''
  const { data: settings = NO_SETTINGS, problem } = useServerState(
    ['stories', 'settings', folder],
    (read) => readSettings(read, folder),
  )
  const { host } = new URL(me.site_url)
  const snippet = buildSnippet(draft, record, me.site_url, settings)
  const description = snippet.description ?? ''
  return (
    <section className="snippets" aria-label={translate('snippets.heading')}>
      {problem !== '' && (
        <p role="alert" className="field-fault">
          {translate('snippets.noSettings', { why: problem })}
        </p>
      )}
      <h3>{translate('snippets.search')}</h3>
      <div className="snippet-search">
        <p className="snippet-trail">{snippet.trail}</p>
        <p className="snippet-title">
          {truncateText(snippet.title, TITLE_LIMIT.maxPixels, measureTitle)}
        </p>
        <p>{truncateText(description, DESCRIPTION_LIMIT.maxPixels, measureDescription)}</p>
      </div>
      <TextLength
        label={translate('snippets.title')}
        text={snippet.title}
        limit={TITLE_LIMIT}
        measure={measureTitle}
      />
      <TextLength
        label={translate('snippets.description')}
        text={description}
        limit={DESCRIPTION_LIMIT}
        measure={measureDescription}
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

interface TextLengthProps {
  readonly label: string
  readonly text: string
  readonly limit: TextLimit
  readonly measure: TextMeasurer
}

function TextLength({ label, text, limit, measure }: TextLengthProps) {
  const rating = rateLength(text, limit, measure)
  return (
    <p className={`snippet-length is-${rating}`}>
      {label}: {translate(`snippets.fit.${rating}`)}{' '}
      <span className="quiet">
        (
        {translate('snippets.usedPixels', {
          used: Math.round(measure(text)),
          maximum: limit.maxPixels,
        })}
        )
      </span>
    </p>
  )
}

/** Reads the texts of the settings: those of the page's language, or of the whole site if the language has none. */
async function readSettings(read: ApiReader, folder: string) {
  const stories = await listStories(read, { with_slug: `settings,${folder}/settings` })
  // The settings of a language have the longer full slug.
  const sortedStories = stories.toSorted((a, b) => b.full_slug.length - a.full_slug.length)
  const content = await readFirstContent(read, sortedStories)
  return { organisation: textOf(content?.organisation), strapline: textOf(content?.strapline) }
}

const NO_SETTINGS = { organisation: '', strapline: '' }

const canvasContext = document.createElement('canvas').getContext('2d')

function createMeasurer(fontPixels: number): TextMeasurer {
  return (text) => {
    if (canvasContext === null) return (text.length * fontPixels) / 2
    canvasContext.font = [`${fontPixels}px`, 'arial'].join(' ')
    return canvasContext.measureText(text).width
  }
}

const measureTitle = createMeasurer(20)
const measureDescription = createMeasurer(14)
