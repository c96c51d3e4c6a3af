import type { RichText } from '@prospectus/content/schema/rich-text/rich-text'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { clockOf } from '../playback/clock.ts'
import { RichTextView } from '../rich-text/rich-text.tsx'
import { passagesOf } from './passages.ts'

interface TranscriptProps {
  readonly content: RichText | undefined
  /** The recording that the times lead into; without one the times are only text. */
  readonly recording?: { readonly id: string; readonly src: string } | undefined
  readonly open?: boolean
}

/**
 * What is said in a recording, folded away (BLOCK-12). A paragraph that begins with a time, such as
 * `[1:05]`, leads to that place: in the player, or without script in the file itself.
 */
export function Transcript({ content, recording, open }: TranscriptProps): ReactNode {
  const { player, resource } = usePage().messages
  if (content === undefined || content.length === 0) return null
  const passages = passagesOf(content)
  const follows = recording !== undefined && passages.some(({ at }) => at !== undefined)
  return (
    <details
      className="transcript"
      open={open}
      {...(follows && {
        'data-enhance': 'transcript',
        'data-when': 'visible',
        'data-recording': recording.id,
      })}
    >
      <summary className="transcript-summary fold-sign">{resource.transcript}</summary>
      <div className={passages.some(({ at }) => at !== undefined) ? TIMED : 'transcript-said'}>
        {passages.map(({ at, content: said }, index) => (
          <div className="transcript-passage" key={index}>
            {at !== undefined && (
              <p className="transcript-time">
                {recording === undefined ? (
                  clockOf(at)
                ) : (
                  <a href={`${recording.src}#t=${at}`} data-at={at}>
                    <span className="visually-hidden">{player.playFrom} </span>
                    {clockOf(at)}
                  </a>
                )}
              </p>
            )}
            <RichTextView content={said} />
          </div>
        ))}
      </div>
    </details>
  )
}

const TIMED = 'transcript-said transcript-timed'
