import { readStory } from '@prospectus/content/reading/read-story'
import { describe, expect, it } from 'vitest'
import { examplePage, renderMarkup, siteContext } from '../../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../../ui/testing/snapshot-of.ts'
import { ResourceLayout } from './resource-layout.tsx'

const asset = (name: string, size = '0x0') => ({
  fieldtype: 'asset',
  filename: `https://assets.vendor.example/f/288868932106/${size}/ab12cd34ef/${name}`,
})
const link = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', url })
const download = (name: string) => ({
  component: 'download',
  _uid: name,
  label: `Download of ${name}`,
  link: {
    fieldtype: 'multilink',
    linktype: 'asset',
    url: `https://assets.vendor.example/f/288868932106/0x0/ab12cd34ef/${name}.pdf`,
  },
})

const others = [
  rawStory('resources', { component: 'modules/page' }, { name: 'Resources' }),
  rawStory('contact/', { component: 'modules/page' }, { name: 'Contact' }),
  ...Array.from({ length: 5 }, (_, index) =>
    rawStory(
      `podcast/other-${index}`,
      { component: 'modules/resource', theme: ['pmo'], date: `2020-01-0${index + 1} 00:00` },
      { name: `Other ${index}` },
    ),
  ),
]
const published = snapshotOf(others, { builtAt: new Date('2026-11-20T00:00:00Z') })

function render(
  fullSlug: string,
  content: Record<string, unknown>,
  snapshot = published,
  isMissing?: (href: string) => boolean,
): string {
  const raw = rawStory(
    fullSlug,
    { component: 'modules/resource', date: '2021-03-04 00:00', ...content },
    { name: 'The resource' },
  )
  const story = readStory(raw, siteContext)
  return renderMarkup(
    <ResourceLayout />,
    examplePage({ snapshot, story, path: story.path, isFileMissing: isMissing }),
  )
}

describe('resource layout', () => {
  it('BLOCK-12 shows type, date, title, description, author and themes', () => {
    const html = render('blog/one', {
      description: 'What it is about',
      author: 'Oona Byrne',
      theme: ['pmo', 'unknown', 'esg'],
    })
    expect(html).toMatch(/<a [^>]*href="\/resources\?type=blog">Blog<\/a>/)
    expect(html).toMatch(/<time dateTime="2021-03-04">4 March 2021<\/time>/i)
    expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]).toBe('The resource')
    expect(html).toContain('What it is about')
    expect(html).toContain('Oona Byrne')
    expect(html).toContain('<a href="/resources?theme=pmo">PMO</a>')
    expect(html).toContain('<a href="/resources?theme=esg">ESG</a>')
    expect(html).not.toContain('unknown')
  })

  it('BLOCK-1 links the author where a team member has that name', () => {
    const member = rawStory(
      'team-members/oona-byrne',
      { component: 'modules/team-member' },
      { name: 'Oona Byrne' },
    )
    const withMember = snapshotOf([...others, member])
    const html = render('blog/one', { author: 'Oona Byrne' }, withMember)
    expect(html).toContain('<dd><a href="/team-members/oona-byrne">Oona Byrne</a></dd>')
    expect(render('blog/one', { author: 'A Guest' }, withMember)).toContain('<dd>A Guest</dd>')
  })

  it('BLOCK-12 says what its section is, by the section’s own page', () => {
    const seo = { plugin: 'seo_metatags', description: 'Ten conversations' }
    const start = rawStory('podcast/', { component: 'modules/page', seo }, { name: 'Podcast' })
    const html = render('podcast/one', {}, snapshotOf([...others, start]))
    expect(html).toContain('<span>Ten conversations</span>')
    expect(render('podcast/one', {})).not.toContain('Ten conversations')
  })

  it('HEAD-1 has one h1 for every kind', () => {
    for (const section of [
      'blog',
      'podcast',
      'videos',
      'events',
      'guidebooks',
      'client-stories',
      'news',
    ]) {
      expect(render(`${section}/one`, {}).match(/<h1/g), section).toHaveLength(1)
    }
  })

  it('BLOCK-12 shows the picture, or draws a cover', () => {
    const pictured = render('blog/one', { image: asset('cover.png', '1200x800') })
    expect(pictured).toContain('/assets/f/288868932106/1200x800/ab12cd34ef/cover.png')
    const beforeRelated = (html: string) => html.split('class="resource-related')[0]
    expect(beforeRelated(pictured)).not.toContain('class="cover"')
    expect(beforeRelated(render('blog/one', {}))).toContain('class="cover"')
  })

  it('BLOCK-12 plays a podcast, and has its transcript at hand', () => {
    const html = render('podcast/one', {
      audio: asset('episode.mp3'),
      duration: '32 min',
      transcript: 'Welcome to the programme.',
    })
    expect(html).toMatch(/<audio [^>]*controls[^>]* src="\/assets\/[^"]*episode\.mp3"/)
    expect(html).toContain('32 min')
    expect(html).toMatch(
      /<details[^>]*><summary[^>]*>Transcript<\/summary>.*Welcome to the programme\./s,
    )
  })

  it('BLOCK-12 offers no download, and no document to read, of a file that is not there any longer', () => {
    const content = { download: [download('one'), download('two')] }
    const html = render('whitepapers/one', content, published, (href) => href.endsWith('one.pdf'))
    expect(html).not.toContain('one.pdf')
    expect(html).toMatch(/<a [^>]*two\.pdf"[^>]*>Download of two/)
    const none = render('whitepapers/one', content, published, () => true)
    expect(none).not.toMatch(/\.pdf|id="downloads"|class="resource-document/)
  })

  it('BLOCK-12 shows an episode without a recording as a text to read, without a length', () => {
    const conversation = 'Welcome to it. '.repeat(220)
    const html = render('podcast/one', { duration: '32 min', transcript: conversation })
    expect(html).toContain('Read the conversation, 3 minutes</span>')
    expect(html).not.toMatch(/32 min|<audio|theme-dark/)
    expect(html).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>The conversation</)
    const notes = render('podcast/one', { duration: '32 min', body: 'A letter.' })
    expect(notes).toContain('Short read, 1 minute</span>')
    expect(notes).not.toMatch(/32 min|Transcript/)
    const session = render('webinar-recording-pages/one', {})
    expect(session).toMatch(/<span>Webinar notes<\/span>.*Short read, 1 minute<\/span>/s)
    const recorded = render('webinar-recording-pages/one', {
      video_url: 'https://video.example/watch/1',
    })
    expect(recorded).not.toContain('Webinar notes')
  })

  it('BLOCK-12 shows the note on a recording, and links the times of its transcript to it', () => {
    const html = render('podcast/one', {
      audio: asset('episode.mp3'),
      recording_note: 'The opening of the episode.',
      transcript: '[0:12] Welcome to the programme.',
    })
    expect(html).toMatch(/<audio [^>]*id="recording".*The opening of the episode\./s)
    expect(html).toMatch(/data-recording="recording"/)
    expect(html).toMatch(/<a href="\/assets\/[^"]*episode\.mp3#t=12" data-at="12">/)
  })

  it('BLOCK-12 plays a video of ours with its captions', () => {
    const html = render('videos/one', {
      video_url: '/assets/f/288868932106/0x0/ab12cd34ef/talk.mp4',
      captions: asset('talk.vtt'),
    })
    expect(html).toMatch(/<video [^>]*controls/)
    expect(html).toContain('<source src="/assets/f/288868932106/0x0/ab12cd34ef/talk.mp4"/>')
    expect(html).toMatch(/<track [^>]*kind="captions"[^>]*talk\.vtt/)
  })

  it('BLOCK-12 shows a video of others as its picture with a link, and loads nothing from there', () => {
    const html = render('videos/one', { video_url: 'https://video.example/watch/1' })
    expect(html).toMatch(/<a [^>]*href="https:\/\/video\.example\/watch\/1"[^>]*rel="noopener"/)
    expect(html).toContain('Play video: The resource')
    expect(html).not.toMatch(/(src|poster)="https:\/\/video\.example/)
  })

  it('BLOCK-12 says in UTC when an event is, and nothing that could become untrue', () => {
    const html = render('events/one', {
      starts_at: '2027-05-14 09:00',
      ends_at: '2027-05-14 16:00',
      location: 'Leeds',
      register: link('https://events.example/one'),
    })
    expect(html).toContain('<time dateTime="2027-05-14T09:00:00.000Z">')
    expect(html).toMatch(/14 May 2027.*09:00.*16:00 UTC/)
    expect(html).toContain('Leeds')
    expect(html).toMatch(/data-part="upcoming" hidden=""/)
    expect(html).toMatch(/data-part="past" hidden=""/)
    expect(html).toMatch(/href="https:\/\/events\.example\/one".*Register/s)
    expect(html).toContain('data-enhance="event-time"')
  })

  it('BLOCK-12 says in the time of its place when an event is, where that is known', () => {
    const breakfast = { starts_at: '2027-10-16 20:45', ends_at: '2027-10-16 22:15' }
    const there = render('events/one', { ...breakfast, time_zone: 'Australia/Brisbane' })
    expect(there).toMatch(/data-part="day">17<.*17 October 2027.*06:45.*08:15 AEST/s)
    expect(render('events/one', { ...breakfast, time_zone: 'Brisbane' })).toMatch(/20:45.*UTC/)
  })

  it('BLOCK-12 says in one line when and where an event was that was over when the snapshot was made', () => {
    const html = render('events/one', {
      starts_at: '2020-05-14 23:00',
      time_zone: 'Australia/Brisbane',
      location: 'Room 4, Brisbane',
      register: link('https://events.example/one'),
    })
    expect(html).toMatch(
      /<time dateTime="2020-05-14T23:00:00.000Z">Held on 15 May 2020<\/time><[^>]*>Room 4, Brisbane/,
    )
    expect(html).not.toMatch(/Register|Your time|data-part|what was said/)
  })

  it('BLOCK-12 says all days of an event that is over', () => {
    const html = render('events/one', {
      starts_at: '2019-05-14 08:00',
      ends_at: '2019-05-15 15:00',
    })
    expect(html).toMatch(/Held on 14\s*–\s*15 May 2019/)
  })

  it('BLOCK-12 shows the way on below an event that is over, but not below a coming one', () => {
    const after = (starts_at: string) => render('events/one', { starts_at, theme: ['pmo'] })
    expect(after('2020-05-14 09:00')).toContain('<div class="resource-next">')
    expect(after('2027-05-14 09:00')).not.toContain('<div class="resource-next">')
  })

  it('BLOCK-12 leads from an event that is over to its recording, where there is one', () => {
    const html = render('events/one', {
      starts_at: '2020-05-14 09:00',
      video_url: link('https://videos.example/one.mp4'),
    })
    expect(html).toMatch(/href="#page_video"[^>]*>(<[^>]*>)*Watch the recording/)
    expect(html).toContain('id="page_video"')
  })

  it('BLOCK-12 leads from a session that is over to what was said and to the next of its kind, above the text', () => {
    const session = (slug: string, name: string, starts_at: string) =>
      rawStory(slug, { component: 'modules/resource', date: '2020-01-01', starts_at }, { name })
    const notes = rawStory(
      'webinar-recording-pages/notes',
      { component: 'modules/resource' },
      { name: 'The notes' },
    )
    const snapshot = snapshotOf(
      [
        ...others,
        notes,
        rawStory('de/webinar-recording-pages/eins', { component: 'modules/resource' }),
        session('events/soon', 'An event soon', '2026-12-01'),
        session('webinars/later', 'A webinar later', '2027-02-01'),
        session('webinars/next', 'The next webinar', '2027-01-01'),
      ],
      { builtAt: new Date('2026-11-20T00:00:00Z') },
    )
    const linkingTo = (href: string) => {
      const attrs = { href, linktype: 'url', target: '_self' }
      const text = { type: 'text', text: 'notes', marks: [{ type: 'link', attrs }] }
      return { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
    }
    const body = linkingTo('/webinar-recording-pages/notes')
    const over = render('webinars/one', { starts_at: '2020-05-14 09:00', body }, snapshot)
    const [above = ''] = over.split('resource-layout-body')
    expect(above).toMatch(
      /href="\/webinar-recording-pages\/notes"[^>]*>(<[^>]*>)*Read what was said/,
    )
    expect(above).toMatch(/Coming up: 1 January 2027.*href="\/webinars\/next">The next webinar/s)
    expect(above).not.toMatch(/An event soon|A webinar later/)
    const ahead = render('webinars/one', { starts_at: '2027-05-14 09:00', body }, snapshot)
    expect(ahead).not.toContain('Coming up')
    const german = linkingTo('/de/webinar-recording-pages/eins')
    const overInGerman = render('webinars/one', { starts_at: '2020-05-14', body: german }, snapshot)
    expect(overInGerman).toContain('Read what was said')
  })

  it('BLOCK-12 leads from an event that is over to the next in the same town, else to the soonest', () => {
    const event = (slug: string, starts_at: string, location: string) =>
      rawStory(slug, { component: 'modules/resource', starts_at, location }, { name: slug })
    const snapshot = snapshotOf(
      [
        ...others,
        event('events/soon', '2026-12-01', 'Offices, Arlington, Virginia'),
        event('events/here', '2027-01-01', 'Canal Warehouse, Leeds'),
      ],
      { builtAt: new Date('2026-11-20T00:00:00Z') },
    )
    const after = (location: string) => {
      const html = render('events/one', { starts_at: '2020-05-14', location }, snapshot)
      return /class="resource-next-link" href="([^"]*)"/.exec(html)?.[1]
    }
    expect(after('Offices, Leeds')).toBe('/events/here')
    expect(after('Offices, Brisbane')).toBe('/events/soon')
  })

  it('BLOCK-12 has the form to register for an event on its page, and a file for calendars, until it is over', () => {
    const form = { register: link('https://events.example/one'), register_form: 'event' }
    const html = render('events/one', { starts_at: '2027-05-14 09:00', ...form })
    expect(html).toContain('href="#register"')
    expect(html).toMatch(/<h2[^>]* id="register">Register<\/h2>/)
    expect(html).toMatch(/<iframe [^>]*src="[^"]*\/forms\/event\?[^"]*page=%2Fevents%2Fone/)
    expect(html).toMatch(/<a [^>]*href="\/_\/calendar\/[^"]+\.ics"[^>]*download="one.ics"/)
    expect(html).not.toContain('events.example')
    const over = render('events/one', { starts_at: '2020-05-14 09:00', ...form })
    expect(over).not.toMatch(/register|\.ics/)
  })

  it('BLOCK-12 lists every download of a document beside its title', () => {
    const html = render('whitepapers/one', { download: [download('a'), download('b')] })
    expect(html).toMatch(/<h2[^>]*>Downloads<\/h2>/)
    expect(html).toContain('href="/assets/f/288868932106/0x0/ab12cd34ef/a.pdf"')
    expect(html).toContain('href="/assets/f/288868932106/0x0/ab12cd34ef/b.pdf"')
  })

  it('BLOCK-12 says the type and size of a download', () => {
    const html = render('whitepapers/one', { download: [{ ...download('a'), size: '240 kB' }] })
    expect(html).toContain('PDF · 240 kB')
  })

  it('BLOCK-12 lists the downloads of other kinds too', () => {
    expect(render('blog/one', { download: [download('a')] })).toContain('ab12cd34ef/a.pdf"')
  })

  it('BLOCK-12 does not give out gated downloads, and says how to get them', () => {
    const html = render('guidebooks/one', { download: [download('a')], gated: true })
    expect(html).toMatch(/Download of a<span[^>]*>on request<\/span>/)
    expect(html).not.toContain('a.pdf')
    expect(html).toMatch(/<a href="\/contact\/"/)
  })

  it('BLOCK-12 says that a gated download comes after its form, without a link that seems dead', () => {
    const html = render('guidebooks/one', {
      download: [download('a')],
      gated: true,
      gated_form: 'whitepaper',
    })
    expect(html).toMatch(/<span>Download of a<span[^>]*>after the form<\/span><\/span>/)
    expect(html).toMatch(/<div [^>]*id="get-download"/)
  })

  it('BLOCK-12 shows the first page of a document, and the document itself once it is wanted', () => {
    const first_page = asset('a-page-1.png', '620x877')
    const html = render('guidebooks/one', { download: [{ ...download('a'), first_page }] })
    expect(html).toMatch(
      /resource-masthead-page"><a href="#document">.*a-page-1\.png.*Leaf through the PDF/s,
    )
    expect(html).toMatch(
      /<details class="resource-document[^>]*><summary[^>]*>Leaf through the PDF<\/summary><div id="document"><div class="pdf-viewer twelve-columns" [^>]*data-src="\/assets\/[^"]*a\.pdf"/,
    )
    expect(html).not.toContain('pdf-viewer-name')
  })

  it('BLOCK-12 leads from the downloads to the document on the page, and says of a text without a file that it is to read here', () => {
    const offered = render('guidebooks/one', { download: [download('a')] })
    expect(offered).toMatch(/resource-downloads.*<a href="#document">Leaf through the PDF<\/a>/s)
    expect(offered).not.toContain('To read here only')
    const text = render('whitepapers/one', {})
    expect(text).toContain('To read here only')
    expect(text).not.toMatch(/#document|resource-masthead-paper/)
    expect(offered).toContain('resource-masthead-paper')
  })

  it('BLOCK-12 shows of a gated document its first page only', () => {
    const first_page = asset('a-page-1.png', '620x877')
    const file = { ...download('a'), first_page }
    const html = render('guidebooks/one', { download: [file], gated: true })
    expect(html).toContain('a-page-1.png')
    expect(html).not.toMatch(/a\.pdf|pdf-viewer|#document/)
  })

  it('BLOCK-12 shows the form in place of a gated download, and never the address', () => {
    const html = render('whitepapers/one', { download: [download('a')], gated_form: 'whitepaper' })
    expect(html).toMatch(
      /<iframe[^>]*src="https:[^"]*\/forms\/whitepaper\?embedded=true[^"]*&amp;story=[\w%-]+"/,
    )
    expect(html).toContain('Fill in the form to get the download.')
    expect(html).not.toContain('a.pdf')
  })

  it('BLOCK-12 shows figures of a client story as before and now', () => {
    const html = render('client-stories/one', {
      figures: [
        { component: 'stat', _uid: 'f', heading: '31 → 14 days', subheading: 'to close a period' },
      ],
    })
    expect(html).toMatch(/>31<.*→.*<strong[^>]*>14 days<\/strong>.*to close a period/s)
  })

  it('BLOCK-12 leads on to three related resources, newest first', () => {
    const html = render('blog/one', { theme: ['pmo'] })
    const related = html.split('id="related"')[1] ?? ''
    expect([...related.matchAll(/Other (\d)/g)].map(([, number]) => number)).toEqual([
      '4',
      '3',
      '2',
    ])
  })

  it('BLOCK-12 finds resources of its section and theme behind any number of newer ones of either', () => {
    const resource = (slug: string, theme: string, year: number) => {
      const content = { component: 'modules/resource', theme: [theme], date: `${year}-01-01 00:00` }
      return rawStory(slug, content, { name: slug })
    }
    const newer = Array.from({ length: 70 }, (_, index) => [
      resource(`podcast/${index}`, 'pmo', 2022),
      resource(`blog/${index}`, 'esg', 2022),
    ])
    const stories = [...newer.flat(), resource('blog/old', 'pmo', 2019)]
    const html = render('blog/one', { theme: ['pmo'] }, snapshotOf(stories))
    expect(html.split('id="related"')[1]).toContain('blog/old')
  })

  it('carries no style attributes', () => {
    expect(render('guidebooks/one', { theme: ['pmo'] })).not.toMatch(/ style=/)
  })
})
