import { constants, setPriority } from 'node:os'
import { currentFolder } from '../files/snapshot-folder.ts'
import { type BuildReport, type BuildSpec, runBuild } from './run-build.ts'

/** Builds a snapshot: receives a `BuildSpec`, sends progress and a `BuildResult`, and ends with its parent process. */
process.once('message', (spec: BuildSpec) => {
  build(spec)
    .then((report) => ({ report }), failureOf)
    .then((result) => process.send?.(result, () => process.disconnect()))
})
process.once('disconnect', () => process.exit())

/** Keeps normal priority while there is no snapshot: no request can be served yet, and a build would take longer. */
async function build(spec: BuildSpec): Promise<BuildReport> {
  if ((await currentFolder(spec.directory)) !== undefined) lowerPriority()
  return runBuild(spec, (progress) => void process.send?.({ progress }))
}

function failureOf(error: unknown) {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return { failure: { name, message } }
}

/** Lowers the priority, where the system allows it, so that requests come first. */
function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
