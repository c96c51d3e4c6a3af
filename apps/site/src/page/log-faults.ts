import type { Log } from '@prospectus/server/log'
import type { RenderedPage } from './render-page.tsx'

/**
 * Says what is wrong with a rendered page in one line, however much it is: as an error where a part of it could
 * not be made and may be the next time, else as a warning. Of many faults the line has the first twenty, and how
 * many there are (DATA-4, MSG-2).
 *
 * @param asked the address that was rendered
 * @param story the full slug of what it shows
 */
export function logFaults(
  log: Pick<Log, 'warn' | 'error'>,
  asked: string,
  story: string,
  { faults }: Pick<RenderedPage, 'faults'>,
): void {
  const [first, ...others] = faults
  if (first === undefined) return
  const write = faults.some(({ passing }) => passing) ? log.error : log.warn
  const told =
    others.length === 0 ? first : { count: faults.length, faults: faults.slice(0, MOST_TOLD) }
  write('page.parts_left_out', messageOf(first, others.length), { asked, story, ...told })
}

function messageOf({ passing, only }: Fault, others: number): string {
  if (others > 0) return 'Parts of a page are left out'
  return passing ? 'A part of a page could not be rendered' : LEFT_OUT[only ?? 'block']
}

type Fault = RenderedPage['faults'][number]

const LEFT_OUT = {
  block: 'A block is left out',
  part: 'A part of a block is left out',
  field: 'A value in a block is not used',
}
const MOST_TOLD = 20
