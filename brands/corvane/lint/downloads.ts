import { extname } from 'node:path'
import type { Bundled } from '../../../tools/content/lint/bundled.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { namedAssets } from '../../../tools/content/lint/named-assets.ts'
import { isMapping } from '../../../tools/content/lint/walk.ts'
import { bodyTexts, contentOf, entriesOf } from './entries.ts'
import { lettersOf, pagesOf } from './pdf-document.ts'
import { storyTexts } from './story-texts.ts'

/** What a label may only say of a file of these kinds. */
const KINDS: readonly { readonly word: RegExp; readonly of: readonly string[] }[] = [
  { word: /\bPDF\b/, of: ['.pdf'] },
  { word: /\bXLSX\b/, of: ['.xlsx'] },
  { word: /\bCSV\b/, of: ['.csv'] },
  { word: /\bSQL\b/, of: ['.sql'] },
  {
    word: /\b(?:work(?:book|sheet)s?|spreadsheets?|(?:\w+-)?sheets?|registers?|templates?|forms?|cards?|questionnaires?|checklists?|protocols?|calendars?|timetables?|letters?|rankings?|tables?|counters?|calculators?|blank|Arbeitsblätter\w*|Karten)\b/i,
    of: ['.xlsx', '.csv', '.docx'],
  },
]

/** What a label may only say of a document that has more than the page. */
const MORE = /\b(?:full|complete) (?:paper|report|study)\b|\bwithout notes\b|\bappendix\b/i

/** How many pages a label says that its document has. */
const PAGES = /\b(one|two|three|\d+) pages?\b/i
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 }

/** Words of a text that send the reader to a part of the file that no printed edition has. */
const MORE_IN_FILE =
  /\bin the full paper\b|\bworksheet \d|\bin the pdf\b|\bthe appendix contains\b/i

/**
 * A download is what its label says, with as many pages, and nothing is kept back for a file that has no more than the
 * page: a printed edition has its text, a written paper at least half as much again.
 */
export function downloadFindings(bundled: Bundled): Finding[] {
  return entriesOf(bundled).flatMap((story) => {
    const { download, gated, gated_form: form } = contentOf(story)
    const at = (path: string, message: string) => ({ story: story.full_slug, path, message })
    const items = Array.isArray(download) ? download.filter(isMapping) : []
    const onPage = bodyTexts(story).reduce((sum, { text }) => sum + text.length, 0)
    const files = items.map((item) => {
      const [path = ''] = namedAssets([JSON.stringify(item.link ?? '')])
      const kind = extname(path)
      const isKnown = kind === '.pdf' && bundled.assets.has(path)
      const document = isKnown ? documentOf(bundled.readAsset(path)) : undefined
      const hasMore = document !== undefined && document.letters > onPage * 1.5
      return { label: String(item.label ?? ''), kind, pages: document?.pages, hasMore }
    })
    const labels = files.flatMap((file, index) =>
      labelProblems(file).map((message) => at(`content.download.${index}.label`, message)),
    )
    const isReprint =
      files.length > 0 && files.every(({ kind, hasMore }) => kind === '.pdf' && !hasMore)
    const promises = files.some(({ hasMore }) => hasMore)
      ? []
      : storyTexts(story).flatMap(({ path, text }) => {
          const [found] = MORE_IN_FILE.exec(text) ?? []
          if (found === undefined) return []
          return [at(path, `“${found}”: no download has more than the page`)]
        })
    return [
      ...labels,
      ...promises,
      ...((gated || form) && isReprint
        ? [at('content.gated_form', 'a form before a file that says what the page says')]
        : []),
    ]
  })
}

interface Offered {
  readonly label: string
  /** `.pdf`; empty for a link to a page. */
  readonly kind: string
  /** Undefined for a file that is no document. */
  readonly pages: number | undefined
  /** Whether it is a document with more text than the page. */
  readonly hasMore: boolean
}

function labelProblems({ label, kind, pages, hasMore }: Offered): string[] {
  if (kind === '') return []
  const [, number] = PAGES.exec(label) ?? []
  const said = number === undefined ? undefined : (NUMBERS[number.toLowerCase()] ?? Number(number))
  const [more] = MORE.exec(label) ?? []
  return [
    ...KINDS.flatMap(({ word, of }) => {
      const [found] = word.exec(label) ?? []
      return found === undefined || of.includes(kind) ? [] : [`“${found}” is no ${kind}: ${label}`]
    }),
    ...(said === undefined || said === pages
      ? []
      : [`the file has ${pages ?? 'no'} pages: ${label}`]),
    ...(more === undefined || hasMore ? [] : [`“${more}”, and no more than the page: ${label}`]),
  ]
}

function documentOf(pdf: Uint8Array) {
  return { pages: pagesOf(pdf), letters: lettersOf(pdf) }
}
