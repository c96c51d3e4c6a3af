import type { Log } from '@prospectus/server/log'
import { repeatWork, type StartTimer } from '@prospectus/server/timer'
import type { CmsNode } from './nodes.ts'
import { findDifferingSettings } from './receivers.ts'
import type { NodeDescription } from './this-node.ts'

interface NodeReportOptions {
  readonly self: NodeDescription
  /** Records that this content system runs; resolves to the milliseconds that its clock is ahead of the database's. */
  readonly report: () => Promise<number>
  readonly nodes: () => Promise<readonly CmsNode[]>
  readonly log: Log
  readonly startTimer?: StartTimer
}

/**
 * Records every ten seconds that this content system runs. Logs when its clock begins to differ from the database's, or
 * its receivers from those of other content systems.
 * @returns a function that stops the reports and resolves when one in progress is done
 */
export function startNodeReports(options: NodeReportOptions): () => Promise<void> {
  const { self, report, nodes, log, startTimer } = options
  let isSkewed = false
  let lastDifferingSettings = ''

  const checkClock = (offsetMs: number) => {
    const wasSkewed = isSkewed
    isSkewed = Math.abs(offsetMs) > MAX_SKEW_MS
    if (isSkewed && !wasSkewed) {
      log.warn('clock.skewed', CLOCK_SKEWED_MESSAGE, {
        seconds_ahead: Math.round(offsetMs / 1000),
      })
    } else if (wasSkewed && !isSkewed) {
      log.info('clock.recovered', "This machine's clock agrees with the database's again")
    }
  }
  const checkReceivers = (otherNodes: readonly CmsNode[]) => {
    const settings = findDifferingSettings(self.receivers, otherNodes).join(', ')
    if (settings !== '' && settings !== lastDifferingSettings) {
      const runningNames = otherNodes.filter(({ isRunning }) => isRunning).map(({ name }) => name)
      log.warn(
        'receivers.differ',
        'Content systems on this database have different receivers; give all of them the same settings',
        {
          settings,
          others: runningNames.join(', '),
        },
      )
    }
    lastDifferingSettings = settings
  }
  const reportAndCompare = async () => {
    try {
      checkClock(await report())
      checkReceivers((await nodes()).filter(({ name }) => name !== self.name))
    } catch {
      // A database that is unavailable or full is logged where content is read or changed.
    }
  }
  return repeatWork(INTERVAL_MS, reportAndCompare, startTimer)
}

const CLOCK_SKEWED_MESSAGE =
  "This machine's clock differs from the database's by more than 5 seconds, so schedules may run early or late; check the time service (NTP) of both"
const INTERVAL_MS = 10_000
/** Schedules and claims of messages use each machine's clock, and tolerate this difference. */
const MAX_SKEW_MS = 5000
