import type { RichText, RichTextBlock } from '@prospectus/content/schema/rich-text/rich-text'
import { usePage } from '../../rendering/page-view.ts'
import { formatClock, parseClock } from '../playback/clock.ts'
import { RichTextView } from '../rich-text/rich-text.tsx'

interface Recording {
  /** Id of its player on the page. */
  readonly id: string
  readonly src: string
}

interface TranscriptProps {
  readonly title?: string
  readonly content: RichText | undefined
  /** The recording that times link into; without one they are plain text. */
  readonly recording?: Recording | undefined
  readonly open?: boolean
}

/** A folded transcript (BLOCK-12). A paragraph that starts with a time, such as `[1:05]`, links to it. */
export function Transcript({ title, content, recording, open }: TranscriptProps) {
  const { player, resource } = usePage().messages
  if (content === undefined || content.length === 0) return null
  const passages = passagesOf(content)
  const isTimed = passages.some(({ seconds }) => seconds !== undefined)
  return (
    <details
      className="transcript"
      open={open}
      {...(isTimed &&
        recording !== undefined && {
          'data-enhance': 'transcript',
          'data-when': 'visible',
          'data-recording': recording.id,
        })}
    >
      <summary className="transcript-summary fold-sign">{title ?? resource.transcript}</summary>
      <div className={isTimed ? 'transcript-text transcript-timed' : 'transcript-text'}>
        {passages.map(({ seconds, content: paragraphs }, index) => (
          <div className="transcript-passage" key={index}>
            {seconds !== undefined && (
              <p className="transcript-time small-label">
                {recording === undefined ? (
                  formatClock(seconds)
                ) : (
                  <a href={`${recording.src}#t=${seconds}`} data-at={seconds}>
                    <span className="visually-hidden">{player.playFrom} </span>
                    {formatClock(seconds)}
                  </a>
                )}
              </p>
            )}
            <RichTextView content={paragraphs} />
          </div>
        ))}
      </div>
    </details>
  )
}

interface Passage {
  /** Undefined if the editor gave no time. */
  readonly seconds: number | undefined
  readonly content: RichText
}

/**
 * Splits a transcript into passages. The first begins with the transcript; each further one with headings, or with a
 * paragraph that starts with a time if no headings precede it.
 */
export function passagesOf(transcript: RichText): readonly Passage[] {
  const passages: { seconds: number | undefined; content: RichTextBlock[] }[] = []
  for (const node of transcript) {
    const { seconds, node: nodeWithoutTime } = splitTime(node)
    const last = passages.at(-1)
    const hasOnlyHeadings = last?.seconds === undefined && last?.content.every(isHeading)
    if (last !== undefined && seconds !== undefined && hasOnlyHeadings) {
      last.seconds = seconds
      last.content.push(nodeWithoutTime)
    } else if (
      last === undefined ||
      seconds !== undefined ||
      (isHeading(node) && !hasOnlyHeadings)
    ) {
      passages.push({ seconds, content: [nodeWithoutTime] })
    } else last.content.push(nodeWithoutTime)
  }
  return passages
}

function isHeading({ type }: RichTextBlock): boolean {
  return type === 'heading'
}

interface ChaptersProps {
  readonly transcript: RichText | undefined
  readonly recording: Recording
}

/** A recording's chapters: the headings of its transcript, linked to their times (BLOCK-12). */
export function Chapters({ transcript, recording }: ChaptersProps) {
  const { resource } = usePage().messages
  const chapters = passagesOf(transcript ?? []).flatMap(({ seconds, content: [first] }) =>
    seconds !== undefined && first?.type === 'heading' ? [{ seconds, title: first.text }] : [],
  )
  if (chapters.length === 0) return null
  return (
    <nav
      className="chapters"
      aria-label={resource.chapters}
      data-enhance="transcript"
      data-when="visible"
      data-recording={recording.id}
    >
      <ol className="chapters-list">
        {chapters.map(({ seconds, title }) => (
          <li key={seconds}>
            <a className="chapters-link" href={`${recording.src}#t=${seconds}`} data-at={seconds}>
              <span className="chapters-time">{formatClock(seconds)}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** `[1:05] …`, `(1:05) …` or `1:05 …` */
const TIME = /^\s*(?:\[([\d:]+)\]|\(([\d:]+)\)|([\d:]+)(?=\s))\s*/

/** Splits the time off the start of a paragraph; any other node stays as it is, and its seconds are undefined. */
function splitTime(
  node: RichTextBlock,
): Pick<Passage, 'seconds'> & { readonly node: RichTextBlock } {
  const first = node.type === 'paragraph' ? node.content[0] : undefined
  if (node.type !== 'paragraph' || first?.type !== 'text') return { seconds: undefined, node }
  const [stamp = '', square, round, bare] = TIME.exec(first.text) ?? []
  const seconds = parseClock(square ?? round ?? bare ?? '')
  if (seconds === undefined) return { seconds, node }
  const shortened = { ...first, text: first.text.slice(stamp.length) }
  const content = [...(shortened.text === '' ? [] : [shortened]), ...node.content.slice(1)]
  return { seconds, node: { ...node, content } }
}
