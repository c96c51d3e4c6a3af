import type { VersionHead } from '@prospectus/protocol/management/version'
import { HOUR_MS } from '@prospectus/protocol/values/durations'

/**
 * Groups versions, newest first. Plain saves by one person, each within an hour of the next, form one group; a version
 * that was published, created, moved or restored is a group of its own.
 */
export function groupVersions(
  versions: readonly VersionHead[],
): readonly (readonly [VersionHead, ...VersionHead[]])[] {
  const groups: [VersionHead, ...VersionHead[]][] = []
  for (const version of versions) {
    const group = groups.at(-1)
    const later = group?.at(-1)
    if (group !== undefined && later !== undefined && isSameSession(later, version)) {
      group.push(version)
    } else groups.push([version])
  }
  return groups
}

function isSameSession(later: VersionHead, earlier: VersionHead): boolean {
  const arePlainSaves = [later, earlier].every(
    ({ action, published_at }) => action === 'saved' && published_at === null,
  )
  const gap = Date.parse(later.created_at) - Date.parse(earlier.created_at)
  return arePlainSaves && later.author === earlier.author && gap < HOUR_MS
}
