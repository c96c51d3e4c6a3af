import type { ContentSource } from '@prospectus/catalogue/snapshot/snapshot'
import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { createRandom, type Random } from './random.ts'
import { createVocabulary } from './vocabulary.ts'

/**
 * Generates a space of `count` distinct stories, streamed, and the same for the same seed. Bodies are as long as a
 * marketing site's (median above 6 kB of JSON); one story in twenty is a page, one in thirty German.
 */
export function generateSpace(count: number, seed = 1): ContentSource {
  const vocabulary = createVocabulary(40_000)
  return {
    spaceId: `generated-${count}-${seed}`,
    languages: ['de'],
    async *links() {
      for (const [index, section] of SECTIONS.entries()) yield folderLink(index + 1, section)
      for (let number = 0; number < count; number++)
        yield storyLink(addressOf(number, seed), number)
    },
    async *stories() {
      for (let number = 0; number < count; number++) {
        const random = createRandom(seed * 1_000_003 + number)
        yield generateStory(number, addressOf(number, seed), createWriter(random, vocabulary.word))
      }
    },
    datasourceEntries: async (slug) =>
      (slug === 'theme-type' ? THEMES : slug === 'industry-type' ? INDUSTRIES : SECTIONS).map(
        (value, index) => ({ id: index + 1, name: value, value }),
      ),
  }
}

interface Address {
  readonly section: string | undefined
  readonly fullSlug: string
}

function addressOf(number: number, seed: number): Address {
  const random = createRandom(seed * 7_919 + number)
  const section = random.next() < 0.05 ? undefined : random.pick(SECTIONS)
  const language = random.next() < 1 / 30 ? 'de/' : ''
  return { section, fullSlug: `${language}${section ? `${section}/` : ''}story-${number}` }
}

function createWriter(random: Random, word: (random: Random) => string) {
  const words = (count: number) => Array.from({ length: count }, () => word(random)).join(' ')
  const sentence = () => {
    const text = words(6 + random.below(18))
    const figure = random.next() < 0.15 ? ` ${random.below(100_000)}` : ''
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}${figure}.`
  }
  const sentences = (count: number) => Array.from({ length: count }, sentence).join(' ')
  return { random, words, sentences }
}

type Writer = ReturnType<typeof createWriter>

function generateStory(number: number, { section, fullSlug }: Address, writer: Writer): RawStory {
  const { random } = writer
  const name = `${writer.words(3 + random.below(6))} ${number}`
  const time = new Date(Date.UTC(2016, 0, 1) + random.below(10 * 365 * 24 * 3600) * 1000)
  const uuidEnd = (100_000_000_000 + number).toString()
  return {
    id: 10_000_000 + number,
    uuid: `5a5a5a5a-1111-4222-8333-${uuidEnd}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    slug: `story-${number}`,
    full_slug: fullSlug,
    path: null,
    parent_id: section ? SECTIONS.indexOf(section) + 1 : 0,
    position: -random.below(1_000_000),
    is_startpage: false,
    tag_list: [random.pick(THEMES), `ref${number.toString(36)}`],
    lang: 'default',
    group_id: `6b6b6b6b-1111-4222-8333-${uuidEnd}`,
    alternates: [],
    created_at: time.toISOString(),
    updated_at: time.toISOString(),
    published_at: time.toISOString(),
    first_published_at: time.toISOString(),
    content: section ? resource(writer, time) : page(writer),
  }
}

function resource(writer: Writer, time: Date) {
  const { random } = writer
  return {
    _uid: `resource-${random.below(1e9)}`,
    component: 'modules/resource',
    date: time.toISOString().slice(0, 16).replace('T', ' '),
    excerpt: null,
    theme: random.next() < 0.7 ? [random.pick(THEMES), random.pick(THEMES)] : random.pick(THEMES),
    industry: random.next() < 0.6 ? [random.pick(INDUSTRIES)] : null,
    description: writer.sentences(2),
    seo: { title: writer.words(6), description: writer.sentences(1) },
    image: { fieldtype: 'asset', id: random.below(1e9), filename: '', alt: writer.words(4) },
    download: [],
    body: richText(writer),
  }
}

function page(writer: Writer) {
  return {
    _uid: `page-${writer.random.below(1e9)}`,
    component: 'modules/page',
    prevent_indexing: writer.random.next() < 0.1,
    seo: { title: writer.words(6), description: writer.sentences(1) },
    body: [
      {
        _uid: `hero-${writer.random.below(1e9)}`,
        component: 'hero-banner',
        heading: writer.words(6),
        links: [],
      },
      {
        _uid: `area-${writer.random.below(1e9)}`,
        component: 'content-area',
        body: richText(writer),
      },
    ],
  }
}

/** A text as long as an article: the median is 13 paragraphs, one in twenty has twice as many. */
function richText(writer: Writer) {
  const { random } = writer
  const spread = random.next() + random.next() + random.next() + random.next() - 2
  const paragraphs = Math.max(4, Math.round(13 * Math.exp(spread * 0.75)))
  return {
    type: 'doc',
    content: Array.from({ length: paragraphs }, (_, index) => headingOrParagraph(writer, index)),
  }
}

function headingOrParagraph(writer: Writer, index: number) {
  const { random } = writer
  if (index % 6 === 5) {
    return { type: 'heading', attrs: { level: 2 }, content: [textNode(writer.words(5))] }
  }
  const link = {
    type: 'link',
    attrs: { href: `/blog/story-${random.below(1e5)}`, linktype: 'url' },
  }
  const before = writer.sentences(1 + random.below(3))
  const linkText = writer.words(3)
  const after = ` ${writer.sentences(1)}`
  return {
    type: 'paragraph',
    content: [textNode(`${before} `), { ...textNode(linkText), marks: [link] }, textNode(after)],
  }
}

function textNode(text: string) {
  return { type: 'text', text }
}

function folderLink(id: number, slug: string): RawLink {
  return { ...storyLink({ section: undefined, fullSlug: slug }, id), id, is_folder: true }
}

function storyLink({ section, fullSlug }: Address, number: number): RawLink {
  return {
    id: 10_000_000 + number,
    uuid: `7c7c7c7c-${number}`,
    slug: fullSlug,
    path: null,
    real_path: `/${fullSlug}`,
    name: fullSlug,
    published: true,
    parent_id: section ? SECTIONS.indexOf(section) + 1 : 0,
    is_folder: false,
    is_startpage: false,
    position: 0,
    published_at: null,
  }
}

export const SECTIONS = [
  'blog',
  'client-stories',
  'events',
  'guidebooks',
  'news',
  'podcast',
  'publications',
  'videos',
  'webinars',
  'whitepapers',
  'datasheets',
]
export const THEMES = Array.from({ length: 40 }, (_, index) => `theme-${index}`)
export const INDUSTRIES = Array.from({ length: 10 }, (_, index) => `0b0b0b0b-industry-${index}`)
