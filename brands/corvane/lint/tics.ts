import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Bundled } from '../../../tools/content/lint/bundled.ts'
import type { Fault } from '../../../tools/content/lint/fault.ts'
import { isMapping, mappingsIn } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { bodyTexts, contentOf, entriesOf, sentencesOf, shortened } from './entries.ts'
import { isGerman } from './story-texts.ts'

/** A habit of phrase: the sentence of an entry that shows it, or undefined. */
interface Tic {
  readonly name: string
  /** At most this share of entries, or this many. */
  readonly most: { readonly share: number } | { readonly entries: number }
  readonly sentenceOf: (story: StoryFile) => string | undefined
}

/** Words of a last sentence that turns a phrase; a longer one says something. */
const EPIGRAM_WORDS = 9
const NUMERAL =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|seventeen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand)\b/i

const tics: readonly Tic[] = [
  { name: 'a short last sentence that turns a phrase', most: { share: 0.1 }, sentenceOf: epigram },
  {
    name: 'a sentence that opens with “Nobody”',
    most: { share: 0.1 },
    sentenceOf: saying(/^[“‘]?Nobody\b/),
  },
  { name: '“, not ”', most: { share: 0.1 }, sentenceOf: saying(/, not /) },
  {
    name: 'a numeral in the title',
    most: { share: 0.2 },
    sentenceOf: ({ name }) => (NUMERAL.test(name) ? name : undefined),
  },
  ...['212', '640', '61'].map((figure): Tic => {
    const alone = new RegExp(`(?<![\\d.,])${figure}(?![\\d]|[.,]\\d)`)
    return { name: `the figure ${figure}`, most: { entries: 3 }, sentenceOf: saying(alone) }
  }),
]

/** Habits of phrase that the whole catalogue has too often (`canon/voices.md`); each names the entries that have it. */
export function ticFaults(bundled: Bundled): Fault[] {
  const entries = entriesOf(bundled).filter((story) => !isGerman(story))
  return [...tics.flatMap((tic) => tooOften(tic, entries)), ...tableFaults(entries)]
}

function tooOften({ name, most, sentenceOf }: Tic, entries: readonly StoryFile[]): Fault[] {
  const found = entries.flatMap((story) => {
    const sentence = sentenceOf(story)
    return sentence === undefined ? [] : [{ story: story.full_slug, sentence }]
  })
  const limit = 'share' in most ? Math.floor(entries.length * most.share) : most.entries
  if (found.length <= limit) return []
  const of = `${name}: ${found.length} of ${entries.length} entries, at most ${limit}`
  return found.map(({ story, sentence }) => {
    return { story, path: '', message: `${of}: “${shortened(sentence)}”` }
  })
}

/** The first sentence of an entry that has the phrase. */
function saying(phrase: RegExp): Tic['sentenceOf'] {
  return (story) => {
    for (const { text } of bodyTexts(story)) {
      const sentence = sentencesOf(text).find((one) => phrase.test(one))
      if (sentence !== undefined) return sentence
    }
    return undefined
  }
}

/** A short last sentence that tells of no one, asks nothing, has no figure and leads nowhere. */
function epigram(story: StoryFile): string | undefined {
  const last = bodyTexts(story).findLast(({ text }) => /[.!?…]”?$/.test(text.trim()))
  const sentence = last && sentencesOf(last.text).at(-1)
  if (sentence === undefined || sentence.split(' ').length > EPIGRAM_WORDS) return undefined
  return PLAIN_ENDING.test(sentence) || hasLink(story, sentence) ? undefined : sentence
}

/** A figure, a question, a person, an address, or what to do next. */
const PLAIN_ENDING =
  /[\d@]|\?”?$|\b(?:I|we|you|he|she|they|us|our|your|his|her|their|them)\b|^(?:Call|Write|Ask|Read|Send|Register|Start|Begin|Take|Print|Bring|Book|Put)\b/i

/** Whether words of a sentence lead to another page: “The figures are in the security centre.” */
function hasLink(story: StoryFile, sentence: string): boolean {
  return [...mappingsIn(contentOf(story).body)].some(({ value: { text, marks } }) => {
    const isLink =
      Array.isArray(marks) && marks.some((mark) => isMapping(mark) && mark.type === 'link')
    return isLink && typeof text === 'string' && sentence.includes(text.trim())
  })
}

/** At most a third of articles carry a table. */
function tableFaults(entries: readonly StoryFile[]): Fault[] {
  const articles = entries.filter(({ full_slug }) => sectionOf(full_slug) === 'blog')
  const found = articles.filter((story) =>
    [...mappingsIn(contentOf(story).body)].some(({ value }) => value.type === 'table'),
  )
  const limit = Math.floor(articles.length / 3)
  if (found.length <= limit) return []
  const message = `a table: ${found.length} of ${articles.length} articles, at most ${limit}`
  return found.map(({ full_slug }) => ({ story: full_slug, path: 'content.body', message }))
}
