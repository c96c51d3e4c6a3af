import type { Issue } from '@prospectus/content/schema/context/nested-block'
import type { Log } from '@prospectus/server/log'

/**
 * Logs a page's issues as one entry (DATA-4, MSG-2): as an error if one of them may be temporary, else as a warning.
 */
export function logIssues(
  log: Pick<Log, 'warn' | 'error'>,
  address: string,
  story: string,
  issues: readonly Issue[],
): void {
  const [first, ...others] = issues
  if (first === undefined) return
  const write = issues.some(({ isTransient }) => isTransient) ? log.error : log.warn
  const fields =
    others.length === 0
      ? first
      : { count: issues.length, issues: issues.slice(0, MAX_LOGGED_ISSUES) }
  write('page.parts_left_out', messageOf(first, others.length), {
    target: address,
    story,
    ...fields,
  })
}

function messageOf({ isTransient, only }: Issue, otherCount: number): string {
  if (otherCount > 0)
    return 'Several blocks, parts or values are left out of a page; `issues` has the reasons. Correct the blocks that they name; with an error, report it'
  return isTransient
    ? 'A part of a page could not be rendered and is left out this time; `reason` says why. If this recurs, report it'
    : LEFT_OUT_MESSAGES[only ?? 'block']
}

const LEFT_OUT_MESSAGES = {
  block: 'A block is left out of a page; `reason` says why. Correct the block in the editor',
  part: 'A part of a block is left out of a page; `reason` says why. Correct the block in the editor',
  field:
    'The value of a field is not used on a page; `reason` says why. Correct the field in the editor',
}
const MAX_LOGGED_ISSUES = 20
