import { describe, expect, it } from 'vitest'
import { videoAt } from './video-source.ts'

const at = (href: string) => videoAt({ href, isExternal: true })
const youTube = (rest: string) => ({
  kind: 'frame',
  provider: 'YouTube',
  src: `https://www.youtube-nocookie.com/embed/${rest}`,
})
const vimeo = (rest: string) => ({
  kind: 'frame',
  provider: 'Vimeo',
  src: `https://player.vimeo.com/video/${rest}`,
})

describe('BLOCK-2a the address of a film', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ?rel=0'],
    ['http://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL1', 'dQw4w9WgXcQ?rel=0'],
    ['https://m.youtube.com/watch?v=a-b_c-d_e-f&t=90', 'a-b_c-d_e-f?rel=0&start=90'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=1m30s', 'dQw4w9WgXcQ?rel=0&start=90'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ?rel=0'],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', 'dQw4w9WgXcQ?rel=0'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=4', 'dQw4w9WgXcQ?rel=0&start=4'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?enablejsapi=1', 'dQw4w9WgXcQ?rel=0'],
  ])('of YouTube: %s', (href, rest) => {
    expect(at(href)).toEqual(youTube(rest))
  })

  it.each([
    ['https://vimeo.com/76979871', '76979871?dnt=1'],
    ['https://www.vimeo.com/76979871/8272103f6e', '76979871?dnt=1&h=8272103f6e'],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1',
      '76979871?dnt=1&h=8272103f6e',
    ],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871?dnt=1'],
    ['https://vimeo.com/groups/films/videos/76979871#t=1m2s', '76979871?dnt=1#t=62s'],
  ])('of Vimeo: %s', (href, rest) => {
    expect(at(href)).toEqual(vimeo(rest))
  })

  it.each([
    ['/assets/f/1/x/ab/a.mp4', false, undefined],
    ['/assets/f/1/x/ab/a.WEBM#t=4', false, undefined],
    ['https://cdn.vendor.example/a.webm?v=2', true, undefined],
    ['https://cdn.vendor.example/live/a.m3u8', true, 'application/vnd.apple.mpegurl'],
  ])('of a file: %s', (href, external, type) => {
    expect(videoAt({ href, isExternal: external })).toEqual({
      kind: 'file',
      href,
      type,
      isSelfHosted: !external,
    })
  })

  it.each([
    '',
    '/watch-a-tour',
    'https://tours.vendor.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://user:pass@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://youtube.com./watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQextra',
    'https://www.youtube.com/watch?v=dQw4w9WgXc"',
    'https://www.youtube.com/embed/../redirect?q=https://evil.example',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/redirect?q=https://evil.example&v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://vimeo.com/76979871/settings',
    'https://vimeo.com.evil.example/76979871',
    'https://player.vimeo.com/video/76979871onload',
    'https://user@cdn.vendor.example/a.mp4',
    'http://cdn.vendor.example/a.mp4',
    'javascript:alert(1)//a.mp4',
    'data:text/html,a.mp4',
    'ftp://cdn.vendor.example/a.mp4',
    'https://cdn.vendor.example/a.mp4.exe',
    'https://cdn.vendor.example/?file=a.mp4',
    'https://[bad',
  ])('of no known player or file is left to be a link: %j', (href) => {
    expect(at(href)).toBeUndefined()
  })

  it('drops unknown parts of an address', () => {
    const film = at(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&autoplay=1&origin=https://evil.example#x',
    )
    expect(film).toEqual(youTube('dQw4w9WgXcQ?rel=0'))
    expect(at('https://youtu.be/dQw4w9WgXcQ?t=1e9')).toEqual(youTube('dQw4w9WgXcQ?rel=0'))
    expect(at(`https://vimeo.com/1?h=${encodeURIComponent('"><script>')}`)).toEqual(
      vimeo('1?dnt=1'),
    )
  })
})
