import { LONGEST_REPORTED_PATH } from '@prospectus/server/visit-report'

/**
 * The path under which a request for nothing is counted; undefined for one that is not worth an editor's while:
 * what only programs ask for that look for weak spots, and what is too long for any link.
 *
 * @param pathname checked and decoded, as `readTarget` gives it
 */
export function countedPath(pathname: string): string | undefined {
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
export function countedReferrer(referrer: string | undefined, siteUrl: string): string {
  const url = referrer === undefined ? null : URL.parse(referrer)
  if (url === null || !/^https?:$/.test(url.protocol)) return ''
  const kept = url.origin === new URL(siteUrl).origin ? url.pathname : url.host
  return kept.slice(0, LONGEST_REPORTED_PATH)
}

/** Files and folders of other software, hidden files, backups and double slashes: no page was ever there. */
const PROBE =
  /\/\/|\/\.|\/(wp-(login|admin|includes|json|config|cron)|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|actuator|owa|boaform|hnap1|solr|autodiscover|adminer|setup|shell|eval-stdin)\b|\.(bak|cfg|cgi|conf|env|ini|log|old|sql|swp|tar|gz|zip|7z|rar|dll|exe|sh|key|pem)$/i
