import { readStory } from '@prospectus/content/reading/read-story'
import { describe, expect, it } from 'vitest'
import { examplePage, siteContext } from '../../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../../ui/testing/snapshot-of.ts'
import { resourceJsonLd } from './resource-json-ld.ts'

const image = {
  fieldtype: 'asset',
  filename: '//assets.vendor.example/f/288868932106/1200x800/ab12cd34ef/cover.png',
}
const assets = 'https://www.vendor.example/assets/f/288868932106/x/ab12cd34ef'
const asset = (name: string) => ({
  fieldtype: 'asset',
  filename: `https://assets.vendor.example/f/288868932106/x/ab12cd34ef/${name}`,
})
const note = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const snapshot = snapshotOf([
  rawStory('resources', { component: 'modules/page' }, { name: 'Resources' }),
])

function documents(fullSlug: string, content: Record<string, unknown>, name = 'The resource') {
  const raw = rawStory(fullSlug, { component: 'modules/resource', ...content }, { name })
  const story = readStory(raw, siteContext)
  const texts = resourceJsonLd(story, examplePage({ snapshot, story }))
  const byType = new Map<string, Record<string, unknown>>()
  for (const text of texts) {
    const document = JSON.parse(text) as Record<string, unknown>
    byType.set(String(document['@type']), document)
  }
  return { texts, byType }
}

describe('structured data of a resource', () => {
  it.each([
    ['blog', 'BlogPosting'],
    ['news', 'NewsArticle'],
    ['guidebooks', 'Article'],
    ['client-stories', 'Article'],
    ['podcast', 'Article'],
    ['whitepapers', 'Report'],
    ['datasheets', 'DigitalDocument'],
  ])('a story under %s is a %s, with its place on the site', (section, type) => {
    const { byType } = documents(`${section}/one`, { date: '2021-03-04 00:00', image })
    expect([...byType.keys()]).toEqual([type, 'BreadcrumbList'])
    expect(byType.get(type)).toMatchObject({
      '@context': 'https://schema.org',
      url: `https://www.vendor.example/${section}/one`,
      image: ['https://www.vendor.example/assets/f/288868932106/1200x800/ab12cd34ef/cover.png'],
    })
  })

  it('says when and by whom an article was written', () => {
    const { byType } = documents('blog/one', { date: '2021-03-04 00:00', author: 'Oona Byrne' })
    expect(byType.get('BlogPosting')).toMatchObject({
      headline: 'The resource',
      datePublished: '2021-03-04T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Oona Byrne' },
      publisher: { '@type': 'Organization', name: 'Exemplar' },
    })
  })

  it('an event needs a start and a place; a webinar takes place at an address', () => {
    expect(documents('events/one', { location: 'Leeds' }).byType.has('Event')).toBe(false)
    expect(documents('events/one', { starts_at: '2027-01-01 10:00' }).byType.has('Event')).toBe(
      false,
    )
    expect(
      documents('webinars/one', { starts_at: '2027-01-01 10:00' }).byType.get('Event'),
    ).toMatchObject({
      startDate: '2027-01-01T10:00:00.000Z',
      location: { '@type': 'VirtualLocation', url: 'https://www.vendor.example/webinars/one' },
    })
  })

  it('a video without a picture is left out', () => {
    const video_url = 'https://video.example/watch/1'
    expect(documents('videos/one', { video_url }).byType.has('VideoObject')).toBe(false)
    expect(documents('videos/one', { video_url, image }).byType.get('VideoObject')).toMatchObject({
      name: 'The resource',
      embedUrl: video_url,
    })
  })

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'embedUrl', 'https://www.youtube-nocookie.com/embed/'],
    ['https://cdn.films.example/a.mp4', 'contentUrl', 'https://cdn.films.example/a.mp4'],
  ])('a video is where its player or its file is: %s', (video_url, key, start) => {
    const video = documents('videos/one', { video_url, image }).byType.get('VideoObject')
    expect(Object(video)[key]).toContain(start)
  })

  it('BLOCK-12 a recording is the whole episode, or an excerpt if an editor notes that', () => {
    const audio = asset('episode.mp3')
    const whole = documents('podcast/one', { audio }).byType.get('PodcastEpisode')
    expect(whole).toMatchObject({
      associatedMedia: { '@type': 'AudioObject', contentUrl: `${assets}/episode.mp3` },
    })
    const opening = documents('podcast/one', { audio, recording_note: note('The opening.') })
    const episode = opening.byType.get('PodcastEpisode')
    expect(episode).not.toHaveProperty('associatedMedia')
    expect(episode).toMatchObject({
      hasPart: {
        '@type': 'AudioObject',
        contentUrl: `${assets}/episode.mp3`,
        description: 'The opening.',
      },
    })
  })

  it('BLOCK-12 a film that shows a part of the lesson is not its address', () => {
    const video_url = asset('board.mp4').filename
    const recording_note = note('The board of the lesson.')
    const { byType } = documents('videos/one', { video_url, image, recording_note })
    expect(byType.get('VideoObject')).not.toHaveProperty('contentUrl')
    expect(byType.get('VideoObject')).toMatchObject({
      name: 'The resource',
      hasPart: {
        '@type': 'VideoObject',
        contentUrl: `${assets}/board.mp4`,
        description: 'The board of the lesson.',
      },
    })
  })

  it('breadcrumbs lead from the home page to the resource, with absolute addresses', () => {
    const { byType } = documents('blog/one', {})
    expect(byType.get('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://www.vendor.example/' },
        { position: 2, name: 'Resources', item: 'https://www.vendor.example/resources' },
        { position: 3, name: 'Blog', item: 'https://www.vendor.example/resources?type=blog' },
        { position: 4, name: 'The resource', item: 'https://www.vendor.example/blog/one' },
      ],
    })
  })

  it('BLOCK-8 no value can end the script element', () => {
    const { texts, byType } = documents('blog/one', {}, '</script><script>alert(1)</script>')
    for (const text of texts) expect(text).not.toContain('<')
    expect(byType.get('BlogPosting')?.headline).toBe('</script><script>alert(1)</script>')
  })
})
