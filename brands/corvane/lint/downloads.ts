import { extname } from 'node:path'
import type { Bundled } from '../../../tools/content/lint/bundled.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { namedAssets } from '../../../tools/content/lint/named-assets.ts'
import { isMapping } from '../../../tools/content/lint/walk.ts'
import { contentOf, entriesOf } from './entries.ts'
import { storyTexts } from './story-texts.ts'

/** What a label may only say of a file of these kinds. A printed edition is the text of the page and no more. */
const KINDS: readonly { readonly word: RegExp; readonly of: readonly string[] }[] = [
  { word: /\bPDF\b/, of: ['.pdf'] },
  { word: /\bXLSX\b/, of: ['.xlsx'] },
  { word: /\bCSV\b/, of: ['.csv'] },
  { word: /\bSQL\b/, of: ['.sql'] },
  {
    word: /\b(?:work(?:book|sheet)s?|spreadsheets?|(?:\w+-)?sheets?|registers?|templates?|forms?|cards?|questionnaires?|checklists?|protocols?|calendars?|timetables?|letters?|rankings?|tables?|counters?|calculators?|blank|Arbeitsblätter\w*|Karten)\b/i,
    of: ['.xlsx', '.csv', '.docx'],
  },
  { word: /\b(?:full|complete) (?:paper|report|study)\b|\bwithout notes\b|\bappendix\b/i, of: [] },
  { word: /\b(?:one|two|three|\d+) pages?\b/i, of: [] },
]

/** Words of a text that send the reader to a part of the file that no printed edition has. */
const MORE_IN_FILE =
  /\bin the full paper\b|\bworksheet \d|\bin the pdf\b|\bthe appendix contains\b/i

/** A download is what its label says, and nothing is kept back for a file that has no more than the page. */
export function downloadFindings(bundled: Bundled): Finding[] {
  return entriesOf(bundled).flatMap((story) => {
    const { download, gated, gated_form: form } = contentOf(story)
    const at = (path: string, message: string) => ({ story: story.full_slug, path, message })
    const items = Array.isArray(download) ? download.filter(isMapping) : []
    const files = items.map((item) => {
      const [path = ''] = namedAssets([JSON.stringify(item.link ?? '')])
      return { label: String(item.label ?? ''), kind: extname(path) }
    })
    const labels = files.flatMap(({ label, kind }, index) =>
      kind === ''
        ? []
        : KINDS.flatMap(({ word, of }) => {
            const [found] = word.exec(label) ?? []
            if (found === undefined || of.includes(kind)) return []
            return [at(`content.download.${index}.label`, `“${found}” is no ${kind}: ${label}`)]
          }),
    )
    const isReprint = files.length > 0 && files.every(({ kind }) => kind === '.pdf')
    const promises = storyTexts(story).flatMap(({ path, text }) => {
      const [found] = MORE_IN_FILE.exec(text) ?? []
      return found === undefined ? [] : [at(path, `“${found}”: no download has more than the page`)]
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
