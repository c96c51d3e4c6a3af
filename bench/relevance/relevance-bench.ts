import { createBundledSource } from '@prospectus/catalogue/sync/bundled-source'
import { readBrand } from '@prospectus/server/brand'
import { brandFolder, contentFolder } from '../../tools/run/project.ts'
import { table } from '../median.ts'
import { documentsOf } from '../search/documents.ts'
import { findingsIn, type JudgedQuery, judgedQueries, KINDS } from './judged-queries.ts'
import { ndcg } from './ndcg.ts'
import {
  catalogueRanker,
  fts5Ranker,
  type JudgedDocument,
  minisearchRanker,
  type Ranker,
} from './rankers.ts'

/** Measures nDCG@10 of judged queries for our search, MiniSearch and FTS5. README.md has their settings. */
const { productPrefix } = readBrand(brandFolder())
const source = await createBundledSource(contentFolder(), { assetHost: undefined, productPrefix })
const documents: JudgedDocument[] = []
for await (const { document, entry } of documentsOf(source)) {
  if (document.lang === 'en' && document.tab !== undefined) {
    documents.push({ ...document, fullSlug: entry.fullSlug })
  }
}
const queries = judgedQueries()
const findings = findingsIn(queries, new Set(documents.map(({ fullSlug }) => fullSlug)))
if (findings.length > 0) {
  for (const finding of findings) console.error(`judged-queries.json: ${finding}`)
  process.exit(1)
}
const rankers: Readonly<Record<string, Ranker>> = {
  catalogue: await catalogueRanker(source),
  MiniSearch: minisearchRanker(documents),
  FTS5: fts5Ranker(documents),
}
const groups: readonly (readonly [string, readonly JudgedQuery[]])[] = [
  ...KINDS.map((kind) => [kind, queries.filter((query) => query.kind === kind)] as const),
  ['all', queries],
]
console.log(`${documents.length} stories, ${queries.length} judged queries, nDCG@10:\n`)
console.log(
  table([
    ['', 'queries', ...Object.keys(rankers)],
    ...groups.map(([name, judged]) => [
      name,
      judged.length,
      ...Object.values(rankers).map((ranker) => meanOf(judged, ranker)),
    ]),
  ]),
)

function meanOf(judged: readonly JudgedQuery[], ranker: Ranker): string {
  if (judged.length === 0) return 'no queries'
  const sum = judged.reduce((total, { query, answers }) => total + ndcg(ranker(query), answers), 0)
  return (sum / judged.length).toFixed(3)
}
