import { stopOnSignal } from './run-role.ts'

/** Runs until it gets the signal to stop, and reports when it has stopped. */
setInterval(() => undefined, 60_000)
stopOnSignal(async () => {
  await new Promise((resolve) => setImmediate(resolve))
  process.stdout.write('stopped\n')
})
process.stdout.write('ready\n')
