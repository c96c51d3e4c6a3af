import { stopOnSignal } from './run-role.ts'

/** A process that runs until it is asked to stop, and reports when it has. */
setInterval(() => undefined, 60_000)
stopOnSignal(async () => {
  await new Promise((resolve) => setImmediate(resolve))
  process.stdout.write('stopped\n')
})
process.stdout.write('ready\n')
