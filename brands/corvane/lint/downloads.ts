import { extname } from 'node:path'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { referencedAssets } from '../../../tools/content/lint/referenced-assets.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'
import { bodyTexts, contentOf, entriesOf } from './entries.ts'
import { charactersOf, pageCountOf } from './pdf-document.ts'
import { storyTexts } from './story-texts.ts'

/** Words that a label may use only for files with these extensions. */
const EXTENSIONS_BY_WORD: readonly {
  readonly word: RegExp
  readonly extensions: readonly string[]
}[] = [
  { word: /\bPDF\b/, extensions: ['.pdf'] },
  { word: /\bXLSX\b/, extensions: ['.xlsx'] },
  { word: /\bCSV\b/, extensions: ['.csv'] },
  { word: /\bSQL\b/, extensions: ['.sql'] },
  {
    word: /\b(?:work(?:book|sheet)s?|spreadsheets?|(?:\w+-)?sheets?|registers?|templates?|forms?|cards?|questionnaires?|checklists?|protocols?|calendars?|timetables?|letters?|rankings?|tables?|counters?|calculators?|blank|Arbeitsblätter\w*|Karten)\b/i,
    extensions: ['.xlsx', '.csv', '.docx'],
  },
]

/** Matches words that a label may use only for a document with more text than the page. */
const CLAIM_OF_MORE = /\b(?:full|complete) (?:paper|report|study)\b|\bwithout notes\b|\bappendix\b/i

/** Matches a number of pages in a label. */
const PAGE_COUNT = /\b(one|two|three|\d+) pages?\b/i
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 }

/** Matches phrases that promise a file with more text than the page. */
const MORE_IN_FILE =
  /\bin the full paper\b|\bworksheet \d|\bin the pdf\b|\bthe appendix contains\b/i

/**
 * Finds downloads whose label names another kind of file or number of pages, and forms that gate a download without at
 * least half as much text again as the page.
 */
export function downloadFindings(seedContent: LintedContent): Finding[] {
  return entriesOf(seedContent).flatMap((story) => {
    const { download, gated, gated_form: form } = contentOf(story)
    const finding = (path: string, message: string) => ({ story: story.full_slug, path, message })
    const items = Array.isArray(download) ? download.filter(isJsonObject) : []
    const bodyCharacters = bodyTexts(story).reduce((sum, { text }) => sum + text.length, 0)
    const files = items.map((item) => {
      const [path = ''] = referencedAssets([JSON.stringify(item.link ?? '')])
      const kind = extname(path)
      const isStoredPdf = kind === '.pdf' && seedContent.assets.has(path)
      const document = isStoredPdf ? measure(seedContent.readAsset(path)) : undefined
      const hasMoreThanPage = document !== undefined && document.characters > bodyCharacters * 1.5
      return {
        label: String(item.label ?? ''),
        kind,
        pageCount: document?.pageCount,
        hasMoreThanPage,
      }
    })
    const labels = files.flatMap((file, index) =>
      labelProblems(file).map((message) => finding(`content.download.${index}.label`, message)),
    )
    const isReprintOnly =
      files.length > 0 &&
      files.every(({ kind, hasMoreThanPage }) => kind === '.pdf' && !hasMoreThanPage)
    const promises = files.some(({ hasMoreThanPage }) => hasMoreThanPage)
      ? []
      : storyTexts(story).flatMap(({ path, text }) => {
          const [found] = MORE_IN_FILE.exec(text) ?? []
          if (found === undefined) return []
          return [finding(path, `“${found}”: no download has more than the page`)]
        })
    return [
      ...labels,
      ...promises,
      ...((gated || form) && isReprintOnly
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
  readonly pageCount: number | undefined
  /** True for a document with at least half as much text again as the page's body. */
  readonly hasMoreThanPage: boolean
}

function labelProblems({ label, kind, pageCount, hasMoreThanPage }: Download): string[] {
  if (kind === '') return []
  const [, number] = PAGE_COUNT.exec(label) ?? []
  const claimedPages =
    number === undefined ? undefined : (NUMBERS[number.toLowerCase()] ?? Number(number))
  const [claim] = CLAIM_OF_MORE.exec(label) ?? []
  return [
    ...EXTENSIONS_BY_WORD.flatMap(({ word, extensions: allowed }) => {
      const [found] = word.exec(label) ?? []
      return found === undefined || allowed.includes(kind)
        ? []
        : [`“${found}” names another kind of file than ${kind}: ${label}`]
    }),
    ...(claimedPages === undefined || claimedPages === pageCount
      ? []
      : [`the file has ${pageCount ?? 'no'} pages: ${label}`]),
    ...(claim === undefined || hasMoreThanPage
      ? []
      : [`“${claim}”, but the file has no more text than the page: ${label}`]),
  ]
}

function measure(pdf: Uint8Array) {
  return { pageCount: pageCountOf(pdf), characters: charactersOf(pdf) }
}
