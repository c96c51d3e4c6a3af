import type { VersionHead } from '@prospectus/protocol/management/version'
import { HOUR_MS } from '@prospectus/protocol/values/durations'
/**
 * Versions in groups, the newest first: plain saves of one person, each within an hour of the next, are one
 * sitting and one group. Whatever was published, made, moved or restored stands alone.
 */
export function groupVersions(
  versions: readonly VersionHead[],
): readonly (readonly [VersionHead, ...VersionHead[]])[] {
  const groups: [VersionHead, ...VersionHead[]][] = []
  for (const version of versions) {
    const group = groups.at(-1)
    const later = group?.at(-1)
    if (group !== undefined && later !== undefined && isOneSitting(later, version)) {
      group.push(version)
    } else groups.push([version])
  }
  return groups
}

function isOneSitting(later: VersionHead, earlier: VersionHead): boolean {
  const arePlain = [later, earlier].every(
    ({ action, published_at }) => action === 'saved' && published_at === null,
  )
  const gap = Date.parse(later.created_at) - Date.parse(earlier.created_at)
  return arePlain && later.author === earlier.author && gap < HOUR_MS
}
