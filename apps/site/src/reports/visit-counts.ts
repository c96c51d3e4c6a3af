import { reportedQuery } from '@prospectus/content/text/reported-query'
import {
  MAX_PATH_CHARACTERS,
  MAX_REPORTED,
  type MissingPathCount,
  type SearchCount,
  type VisitReport,
} from '@prospectus/server/visit-report'
import type { SearchRecord } from '../visit/search-record.ts'

export type VisitCounts = ReturnType<typeof createVisitCounts>

interface Options {
  readonly siteUrl: string
  readonly now?: () => Date
}

type Searches = Map<string, SearchCount>

/** Counts visitors' requests, in memory and within bounds, until they are taken for a report. */
export function createVisitCounts({ siteUrl, now = () => new Date() }: Options) {
  let missing = new Map<string, MissingPathCount>()
  const searched: Searches = new Map()
  const suggested: Searches = new Map()

  const countIn = (counts: Searches) => (search: SearchRecord) => {
    const query = reportedQuery(search.text)
    if (query === undefined) return
    const { lang, results } = search
    const day = now().toISOString().slice(0, 10)
    const key = `${day} ${lang} ${query}`
    const known = counts.get(key)
    if (known === undefined && counts.size >= MAX_REPORTED) return
    counts.set(key, { day, lang, query, count: (known?.count ?? 0) + 1, results })
  }
  return {
    missed: (pathname: string, referrer: string | undefined): void => {
      const path = countedPath(pathname)
      if (path === undefined) return
      const known = missing.get(path)
      if (known === undefined && missing.size >= MAX_REPORTED) return
      const at = now().toISOString()
      missing.set(path, {
        path,
        count: (known?.count ?? 0) + 1,
        first_at: known?.first_at ?? at,
        last_at: at,
        referrer: countedReferrer(referrer, siteUrl) || (known?.referrer ?? ''),
      })
    },
    searched: countIn(searched),
    suggested: countIn(suggested),
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

/** Merges searches and suggestions, which come letter by letter: of texts that continue each other the last counts. */
function mergeSuggestions(searched: Searches, suggested: Searches): readonly SearchCount[] {
  const all = new Map(searched)
  const keys = new Set([...searched.keys(), ...suggested.keys()])
  const prefixes = new Set([...keys].flatMap(prefixesOf))
  for (const [key, found] of suggested) {
    const known = searched.get(key)
    if (known === undefined ? prefixes.has(key) : known.count >= found.count) continue
    all.set(key, found)
  }
  return [...all.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_REPORTED)
}

function prefixesOf(key: string): readonly string[] {
  return Array.from(key, (_, end) => key.slice(0, end).trimEnd())
}

/** Undefined for vulnerability probes, and for paths too long for a link. */
function countedPath(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '')
  if (path === '' || path.length > MAX_PATH_CHARACTERS || PROBE.test(path)) return undefined
  return path
}

/** The path on this site, the host of another site, else nothing. */
function countedReferrer(referrer: string | undefined, siteUrl: string): string {
  const url = referrer === undefined ? null : URL.parse(referrer)
  if (url === null || !/^https?:$/.test(url.protocol)) return ''
  const source = url.origin === new URL(siteUrl).origin ? url.pathname : url.host
  return source.slice(0, MAX_PATH_CHARACTERS)
}

/** Other software's files and folders, hidden files, backups and double slashes. */
const PROBE =
  /\/\/|\/\.|\/(wp-(login|admin|includes|json|config|cron)|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|actuator|owa|boaform|hnap1|solr|autodiscover|adminer|setup|shell|eval-stdin)\b|\.(bak|cfg|cgi|conf|env|ini|log|old|sql|swp|tar|gz|zip|7z|rar|dll|exe|sh|key|pem)$/i
