import { constants, setPriority } from 'node:os'
import { currentFolder } from '../files/snapshot-folder.ts'
import { type BuildReport, type BuildSpec, runBuild } from './run-build.ts'

/**
 * The process that builds snapshots: it gets one message, a `BuildSpec`, and sends a `BuildAnswer`, with the
 * progress of a load before it. When the process that started it is gone, it goes too.
 */
process.once('message', (spec: BuildSpec) => {
  build(spec)
    .then((report) => ({ report }), failureOf)
    .then((answer) => process.send?.(answer, () => process.disconnect()))
})
process.once('disconnect', () => process.exit())

/** Without a snapshot nobody reads anything yet, and on a busy machine giving way would cost many times as long. */
async function build(spec: BuildSpec): Promise<BuildReport> {
  if ((await currentFolder(spec.directory)) !== undefined) giveWay()
  return runBuild(spec, (progress) => void process.send?.({ progress }))
}

function failureOf(error: unknown) {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return { failure: { name, message } }
}

/** Requests come first. Where that is not allowed, both have the same share. */
function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
