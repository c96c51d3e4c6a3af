import { createReadContext } from '@prospectus/content/reading/site-context'
import { readRichText } from '@prospectus/content/schema/rich-text/read-rich-text'
import { describe, expect, it } from 'vitest'
import { renderMarkup, siteContext } from '../testing/render.tsx'
import { Chapters, passagesOf, Transcript } from './transcript.tsx'

function passage(...paragraphs: readonly string[]) {
  const content = paragraphs.map((text) => ({
    type: 'paragraph',
    content: [
      { type: 'text', text },
      { type: 'text', text: ' Oona:', marks: [{ type: 'bold' }] },
    ],
  }))
  return readRichText({ type: 'doc', content }, createReadContext(siteContext))
}

const recording = { id: 'recording', src: '/assets/f/1/x/ab/one.mp3' }

describe('BLOCK-12 a transcript', () => {
  it('links each time to its place: in the player, or without script in the file', () => {
    const html = renderMarkup(
      <Transcript content={passage('[0:04] Yes.', '[1:05] No.')} recording={recording} />,
    )
    expect(html).toMatch(/data-enhance="transcript"[^>]*data-recording="recording"/)
    expect(html).toMatch(/<a href="[^"]*one\.mp3#t=65" data-at="65">.*Play from.*1:05<\/a>/s)
    expect(html).not.toContain('[1:05]')
    expect(html).toContain('<strong> Oona:</strong>')
  })

  it('shows plain times while there is nothing to play', () => {
    const html = renderMarkup(<Transcript content={passage('[0:04] Yes.')} />)
    expect(html).toContain('<p class="transcript-time small-label">0:04</p>')
    expect(html).not.toMatch(/<a |data-enhance/)
  })

  it('is plain text without times', () => {
    const html = renderMarkup(<Transcript content={passage('Yes.')} recording={recording} />)
    expect(html).toMatch(/<details class="transcript"><summary[^>]*>Transcript</)
    expect(html).not.toMatch(/transcript-timed|data-enhance/)
    expect(renderMarkup(<Transcript content={undefined} />)).toBe('')
  })

  it.each([
    ['[1:05] a', 65],
    ['(01:05) a', 65],
    ['1:02:05 a', 3725],
    ['9:15', undefined],
    ['[9:99] a', undefined],
    ['At 9:15 a', undefined],
  ])('reads the time of %j', (text, at) => {
    expect(passagesOf(passage(text) ?? [])[0]?.seconds).toBe(at)
  })

  it('has a chapter for each heading, which plays from the next time', () => {
    const chapter = (text: string) => ({
      type: 'heading',
      attrs: { level: 3 },
      content: [{ type: 'text', text }],
    })
    const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
    const content = readRichText(
      {
        type: 'doc',
        content: [
          chapter('Why'),
          line('[0:04] Yes.'),
          line('[0:09] No.'),
          chapter('How'),
          line('[1:05] So.'),
        ],
      },
      createReadContext(siteContext),
    )
    const html = renderMarkup(<Chapters transcript={content} recording={recording} />)
    const links = [...html.matchAll(/<a [^>]*#t=(\d+)"[^>]*>.*?<\/span> ([^<]+)<\/a>/g)]
    expect(links.map(([, at, title]) => [at, title])).toEqual([
      ['4', 'Why'],
      ['65', 'How'],
    ])
    expect(passagesOf(content ?? []).map(({ seconds }) => seconds)).toEqual([4, 9, 65])
    const none = passage('[0:04] Yes.')
    expect(renderMarkup(<Chapters transcript={none} recording={recording} />)).toBe('')
  })

  it('takes paragraphs without a time into the passage before', () => {
    const passages = passagesOf(passage('Before', '[0:04] Yes.', 'and more', '[0:09] No.') ?? [])
    expect(passages.map(({ seconds, content }) => [seconds, content.length])).toEqual([
      [undefined, 1],
      [4, 2],
      [9, 1],
    ])
  })
})
