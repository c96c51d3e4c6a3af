import { keptQuery } from '@prospectus/content/text/kept-query'
import {
  LONGEST_REPORTED_PATH,
  type MissingPathCount,
  MOST_REPORTED,
  type SearchCount,
  type VisitReport,
} from '@prospectus/server/visit-report'

/** A search that somebody made, and how much it found. */
interface SearchMade {
  /** As it was typed. */
  readonly text: string
  readonly lang: string
  readonly results: number
}

/** Counts what visitors asked for, in memory and within bounds, until it is taken to be handed on. */
export interface VisitCounts {
  /** A path that holds nothing was asked for. */
  readonly missed: (pathname: string, referrer: string | undefined) => void
  /** A search was made on the page of results. */
  readonly searched: (search: SearchMade) => void
  /** The search box asked for suggestions while somebody was typing. */
  readonly suggested: (search: SearchMade) => void
  /** All that was counted since it was taken last; empty lists when it was nothing. */
  readonly take: () => Pick<VisitReport, 'missing' | 'searches'>
}

interface Options {
  readonly siteUrl: string
  readonly now?: () => Date
}

type Searches = Map<string, SearchCount>

export function createVisitCounts({ siteUrl, now = () => new Date() }: Options): VisitCounts {
  let missing = new Map<string, MissingPathCount>()
  const searched: Searches = new Map()
  const suggested: Searches = new Map()

  const countIn = (counts: Searches) => (search: SearchMade) => {
    const query = keptQuery(search.text)
    if (query === undefined) return
    const { lang, results } = search
    const day = now().toISOString().slice(0, 10)
    const key = `${day} ${lang} ${query}`
    const known = counts.get(key)
    if (known === undefined && counts.size >= MOST_REPORTED) return
    counts.set(key, { day, lang, query, count: (known?.count ?? 0) + 1, results })
  }
  return {
    missed: (pathname, referrer) => {
      const path = countedPath(pathname)
      if (path === undefined) return
      const known = missing.get(path)
      if (known === undefined && missing.size >= MOST_REPORTED) return
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
    take: () => {
      const taken = { missing: [...missing.values()], searches: together(searched, suggested) }
      missing = new Map()
      searched.clear()
      suggested.clear()
      return taken
    },
  }
}

/**
 * Searches of both kinds. Suggestions are asked for letter by letter: a text that another goes on from was not yet
 * what somebody looked for, and one that was then searched for counts once.
 */
function together(searched: Searches, suggested: Searches): readonly SearchCount[] {
  const all = new Map(searched)
  const keys = new Set([...searched.keys(), ...suggested.keys()])
  const begun = new Set([...keys].flatMap(beginnings))
  for (const [key, found] of suggested) {
    const known = searched.get(key)
    if (known === undefined ? begun.has(key) : known.count >= found.count) continue
    all.set(key, found)
  }
  return [...all.values()].toSorted((a, b) => b.count - a.count).slice(0, MOST_REPORTED)
}

/** Every text that this one goes on from. */
function beginnings(key: string): readonly string[] {
  return Array.from(key, (_, end) => key.slice(0, end).trimEnd())
}

/**
 * The path under which a request for nothing is counted; undefined for one that is not worth an editor's while:
 * what only programs ask for that look for weak spots, and what is too long for any link.
 *
 * @param pathname checked and decoded, as `readTarget` gives it
 */
function countedPath(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '')
  if (path === '' || path.length > LONGEST_REPORTED_PATH || PROBE.test(path)) return undefined
  return path
}

/**
 * What is kept of where a request came from: of the site itself the path, of any other site its host alone, and
 * nothing of whatever is no web address.
 *
 * @param siteUrl public origin of the site
 */
function countedReferrer(referrer: string | undefined, siteUrl: string): string {
  const url = referrer === undefined ? null : URL.parse(referrer)
  if (url === null || !/^https?:$/.test(url.protocol)) return ''
  const kept = url.origin === new URL(siteUrl).origin ? url.pathname : url.host
  return kept.slice(0, LONGEST_REPORTED_PATH)
}

/** Files and folders of other software, hidden files, backups and double slashes: no page was ever there. */
const PROBE =
  /\/\/|\/\.|\/(wp-(login|admin|includes|json|config|cron)|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|actuator|owa|boaform|hnap1|solr|autodiscover|adminer|setup|shell|eval-stdin)\b|\.(bak|cfg|cgi|conf|env|ini|log|old|sql|swp|tar|gz|zip|7z|rar|dll|exe|sh|key|pem)$/i
