import { reportedQuery } from '@prospectus/content/text/reported-query'
import {
  MAX_PATH_CHARACTERS,
  MAX_REPORTED,
  type MissingPathCount,
  type ReportedSearch,
  type VisitReport,
} from '@prospectus/server/visit-report'
import type { SearchRecord } from '../visit/search-record.ts'

export type VisitCounts = ReturnType<typeof createVisitCounts>

type Searches = Map<string, ReportedSearch>

/** Counts visitors' requests, in memory and within bounds, until they are taken for a report. */
export function createVisitCounts({
  siteUrl,
  now = () => new Date(),
}: {
  readonly siteUrl: string
  readonly now?: () => Date
}) {
  let missing = new Map<string, MissingPathCount>()
  const searched: Searches = new Map()
  const suggested: Searches = new Map()

  const counterOf = (counts: Searches) => (search: SearchRecord) => {
    const query = reportedQuery(search.text)
    if (query === undefined) return
    const { lang, resultCount } = search
    const day = now().toISOString().slice(0, 10)
    const key = `${day} ${lang} ${query}`
    const previous = counts.get(key)
    if (previous === undefined && counts.size >= MAX_REPORTED) return
    counts.set(key, { day, lang, query, count: (previous?.count ?? 0) + 1, results: resultCount })
  }
  return {
    countMissingPath: (pathname: string, referrer: string | undefined): void => {
      const path = countedPath(pathname)
      if (path === undefined) return
      const previous = missing.get(path)
      if (previous === undefined && missing.size >= MAX_REPORTED) return
      const time = now().toISOString()
      missing.set(path, {
        path,
        count: (previous?.count ?? 0) + 1,
        first_at: previous?.first_at ?? time,
        last_at: time,
        referrer: countedReferrer(referrer, siteUrl) || (previous?.referrer ?? ''),
      })
    },
    countSearch: counterOf(searched),
    countSuggestion: counterOf(suggested),
    /** Returns the counts since the last call. */
    take: (): Pick<VisitReport, 'missing' | 'searches'> => {
      const counts = {
        missing: [...missing.values()],
        searches: mergeSuggestions(searched, suggested),
      }
      missing = new Map()
      searched.clear()
      suggested.clear()
      return counts
    },
  }
}

/**
 * Merges searches with suggestions; a text that is among both keeps the larger count. Suggestions are requested at each
 * letter, so one for the beginning of another text does not count.
 */
function mergeSuggestions(searched: Searches, suggested: Searches): readonly ReportedSearch[] {
  const merged = new Map(searched)
  const keys = new Set([...searched.keys(), ...suggested.keys()])
  const prefixes = new Set([...keys].flatMap(prefixesOf))
  for (const [key, suggestion] of suggested) {
    const search = searched.get(key)
    if (search === undefined ? prefixes.has(key) : search.count >= suggestion.count) continue
    merged.set(key, suggestion)
  }
  return [...merged.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_REPORTED)
}

function prefixesOf(key: string): readonly string[] {
  return Array.from(key, (_, end) => key.slice(0, end).trimEnd())
}

/** The path without a slash at its end; undefined for the root, vulnerability probes and paths too long for a link. */
function countedPath(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '')
  if (path === '' || path.length > MAX_PATH_CHARACTERS || PROBE.test(path)) return undefined
  return path
}

/** The path on this site, or the host of another site; '' for anything else. */
function countedReferrer(referrer: string | undefined, siteUrl: string): string {
  const url = referrer === undefined ? null : URL.parse(referrer)
  if (url === null || !/^https?:$/.test(url.protocol)) return ''
  const source = url.origin === new URL(siteUrl).origin ? url.pathname : url.host
  return source.slice(0, MAX_PATH_CHARACTERS)
}

/** Other software's files and folders, hidden files, backups and double slashes. */
const PROBE =
  /\/\/|\/\.|\/(wp-(login|admin|includes|json|config|cron)|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|actuator|owa|boaform|hnap1|solr|autodiscover|adminer|setup|shell|eval-stdin)\b|\.(bak|cfg|cgi|conf|env|ini|log|old|sql|swp|tar|gz|zip|7z|rar|dll|exe|sh|key|pem)$/i
