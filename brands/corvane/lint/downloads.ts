import { extname } from 'node:path'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { referencedAssets } from '../../../tools/content/lint/referenced-assets.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'
import { bodyTexts, contentOf, entriesOf } from './entries.ts'
import { lettersOf, pagesOf } from './pdf-document.ts'
import { storyTexts } from './story-texts.ts'

/** Words that a label may use only for files with these extensions. */
const KINDS: readonly { readonly word: RegExp; readonly extensions: readonly string[] }[] = [
  { word: /\bPDF\b/, extensions: ['.pdf'] },
  { word: /\bXLSX\b/, extensions: ['.xlsx'] },
  { word: /\bCSV\b/, extensions: ['.csv'] },
  { word: /\bSQL\b/, extensions: ['.sql'] },
  {
    word: /\b(?:work(?:book|sheet)s?|spreadsheets?|(?:\w+-)?sheets?|registers?|templates?|forms?|cards?|questionnaires?|checklists?|protocols?|calendars?|timetables?|letters?|rankings?|tables?|counters?|calculators?|blank|Arbeitsblätter\w*|Karten)\b/i,
    extensions: ['.xlsx', '.csv', '.docx'],
  },
]

/** Words that a label may use only for a document with more text than the page. */
const CLAIM_OF_MORE = /\b(?:full|complete) (?:paper|report|study)\b|\bwithout notes\b|\bappendix\b/i

/** Number of pages in a label. */
const PAGES = /\b(one|two|three|\d+) pages?\b/i
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 }

/** Phrases that promise a file with more than the page. */
const MORE_IN_FILE =
  /\bin the full paper\b|\bworksheet \d|\bin the pdf\b|\bthe appendix contains\b/i

/**
 * A download matches its label in kind and number of pages. A form gates it only if it has more text than the page: at
 * least half as much again.
 */
export function downloadFindings(bundled: LintedContent): Finding[] {
  return entriesOf(bundled).flatMap((story) => {
    const { download, gated, gated_form: form } = contentOf(story)
    const finding = (path: string, message: string) => ({ story: story.full_slug, path, message })
    const items = Array.isArray(download) ? download.filter(isJsonObject) : []
    const pageLetters = bodyTexts(story).reduce((sum, { text }) => sum + text.length, 0)
    const files = items.map((item) => {
      const [path = ''] = referencedAssets([JSON.stringify(item.link ?? '')])
      const kind = extname(path)
      const isKnown = kind === '.pdf' && bundled.assets.has(path)
      const document = isKnown ? documentOf(bundled.readAsset(path)) : undefined
      const hasMore = document !== undefined && document.letters > pageLetters * 1.5
      return { label: String(item.label ?? ''), kind, pages: document?.pages, hasMore }
    })
    const labels = files.flatMap((file, index) =>
      labelProblems(file).map((message) => finding(`content.download.${index}.label`, message)),
    )
    const isReprint =
      files.length > 0 && files.every(({ kind, hasMore }) => kind === '.pdf' && !hasMore)
    const promises = files.some(({ hasMore }) => hasMore)
      ? []
      : storyTexts(story).flatMap(({ path, text }) => {
          const [found] = MORE_IN_FILE.exec(text) ?? []
          if (found === undefined) return []
          return [finding(path, `“${found}”: no download has more than the page`)]
        })
    return [
      ...labels,
      ...promises,
      ...((gated || form) && isReprint
        ? [finding('content.gated_form', 'a form gates files that have no more text than the page')]
        : []),
    ]
  })
}

interface Download {
  readonly label: string
  /** File extension, such as `.pdf`; empty for a link to a page. */
  readonly kind: string
  /** Undefined unless the file is a PDF. */
  readonly pages: number | undefined
  /** True for a document with at least half as much text again as the page. */
  readonly hasMore: boolean
}

function labelProblems({ label, kind, pages, hasMore }: Download): string[] {
  if (kind === '') return []
  const [, number] = PAGES.exec(label) ?? []
  const claimedPages =
    number === undefined ? undefined : (NUMBERS[number.toLowerCase()] ?? Number(number))
  const [claim] = CLAIM_OF_MORE.exec(label) ?? []
  return [
    ...KINDS.flatMap(({ word, extensions: of }) => {
      const [found] = word.exec(label) ?? []
      return found === undefined || of.includes(kind)
        ? []
        : [`“${found}” names another kind of file than ${kind}: ${label}`]
    }),
    ...(claimedPages === undefined || claimedPages === pages
      ? []
      : [`the file has ${pages ?? 'no'} pages: ${label}`]),
    ...(claim === undefined || hasMore
      ? []
      : [`“${claim}”, but the file has no more text than the page: ${label}`]),
  ]
}

function documentOf(pdf: Uint8Array) {
  return { pages: pagesOf(pdf), letters: lettersOf(pdf) }
}
