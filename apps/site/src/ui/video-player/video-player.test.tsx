import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { Link } from '@prospectus/content/schema/links/multilink'
import { describe, expect, it } from 'vitest'
import { renderMarkup } from '../testing/render.tsx'
import { isSelfHostedVideo, VideoPlayer } from './video-player.tsx'

const ours: Link = {
  href: '/assets/f/1/x/ab/a.mp4',
  isExternal: false,
  opensNewTab: false,
  isFile: true,
}
const theirs: Link = {
  href: 'https://www.video.example/watch/1',
  isExternal: true,
  opensNewTab: false,
  isFile: false,
}
const asset = (name: string): Asset => ({
  path: `/assets/f/1/1280x720/ab/${name}`,
  name,
  alt: 'A gate board',
  title: undefined,
  source: undefined,
  copyright: undefined,
  focus: undefined,
  size: { width: 1280, height: 720 },
})

const render = (link: Link, poster?: Asset, captions?: Asset) =>
  renderMarkup(
    <VideoPlayer
      id="film"
      link={link}
      title="A tour"
      poster={poster}
      captions={captions}
      sizes="100vw"
    />,
  )

describe('BLOCK-12 a film of ours', () => {
  it('plays in the browser’s player with captions, and loads nothing before', () => {
    const html = render(ours, asset('poster.png'), asset('a.vtt'))
    expect(html).toMatch(/<video [^>]*id="film"[^>]*controls=""[^>]*preload="none"/)
    expect(html).toMatch(
      /<track kind="captions" src="[^"]*a\.vtt" srcLang="en" label="English" default=""/i,
    )
    expect(html).toContain('poster="/assets/f/1/1280x720/ab/poster.png/m/1280x720/smart/')
  })

  it('crops its poster around the focal area', () => {
    const html = render(ours, { ...asset('poster.png'), focus: '640x300:641x301' })
    expect(html).toContain('poster.png/m/1280x720/filters:format(webp):focal(640x300:641x301)"')
  })

  it('shows a drawing as it is', () => {
    expect(render(ours, asset('poster.svg'))).toContain('ab/poster.svg"')
    expect(render(ours, asset('poster.svg'))).toContain(
      'class="video-player-film video-player-drawn"',
    )
    expect(render(ours, asset('poster.png'))).toContain('class="video-player-film"')
  })

  it.each([
    [ours, true],
    [{ ...ours, href: '/assets/f/1/x/ab/a.WEBM#t=4' }, true],
    [{ ...ours, href: '/watch-a-tour' }, false],
    [{ ...ours, href: '/assets/f/1/x/ab/a.m3u8' }, true],
    [{ ...theirs, href: 'https://video.example/a.mp4' }, false],
  ])('is distinguished from other addresses: %o', (link, expected) => {
    expect(isSelfHostedVideo(link)).toBe(expected)
  })
})

describe('BLOCK-12 a film elsewhere', () => {
  it('shows a poster and a link that names its site; nothing loads from there', () => {
    const html = render(theirs, asset('poster.png'))
    expect(html).toMatch(
      /<a href="https:\/\/www\.video\.example\/watch\/1" class="video-facade-key" [^>]*target="_blank" rel="noopener"/,
    )
    expect(html).toContain('Play video: A tour')
    expect(html).toContain('Opens at video.example')
    expect(html).toContain('(opens another website in a new tab)')
    expect(html).not.toMatch(/<video|<iframe|(src|poster)="https:/)
  })

  it('shows a photograph cut to the film’s shape, a drawing with its lettering whole', () => {
    expect(render(theirs, asset('poster.png'))).toContain('picture-16-9')
    expect(render(theirs, asset('poster.svg'))).not.toMatch(/picture-cropped|picture-16-9/)
  })

  it('is a scale at rest without a poster', () => {
    expect(render(theirs)).toContain('video-facade-bare')
  })

  it('is a link in this tab when it is a page of ours', () => {
    const html = render({ ...ours, href: '/watch-a-tour' })
    expect(html).toMatch(/<a href="\/watch-a-tour" class="[^"]*"[^>]*>/)
    expect(html).not.toMatch(/Opens at|target=/)
  })
})

describe('BLOCK-12 a film of YouTube or Vimeo', () => {
  const html = render({ ...theirs, href: 'https://youtu.be/dQw4w9WgXcQ' }, asset('poster.png'))

  it('is a link without script, and has a button that explains what playing means', () => {
    expect(html).toMatch(/<a href="https:\/\/youtu\.be\/dQw4w9WgXcQ" class="video-facade-key"/)
    expect(html).toMatch(
      /<button [^>]*data-part="play" hidden="">.*Play video: A tour.*Loads from YouTube, which then learns your network address/s,
    )
    expect(html).toContain('data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"')
  })

  it('shows our poster, and loads nothing from the provider', () => {
    expect(html).toContain('poster.png')
    expect(html).not.toMatch(/<video|<iframe|<script|(?:src|srcset|poster)="https:/i)
  })

  it('offers to remember consent, and to watch the film at its site', () => {
    expect(html).toContain('Do not ask again about films of other sites')
    expect(html).toMatch(/<a href="https:\/\/youtu\.be\/dQw4w9WgXcQ" [^>]*>Watch at youtu\.be/)
  })
})

describe('BLOCK-12 a film in a file of another site', () => {
  it('waits for the same press, under the name of that site, with captions of ours', () => {
    const link = { ...theirs, href: 'https://www.films.example/live.m3u8' }
    const html = render(link, asset('poster.png'), asset('a.vtt'))
    expect(html).toContain('Loads from films.example, which')
    expect(html).toMatch(
      /data-film="https:\/\/www\.films\.example\/live\.m3u8" data-type="application\/vnd\.apple\.mpegurl"/,
    )
    expect(html).toMatch(/<template data-part="captions"><track kind="captions"/)
    expect(html).not.toMatch(/<video|<iframe/)
  })
})
