import { stopOnSignal } from './run-role.ts'

/** Runs until the process gets a signal to stop, and reports that it has begun and stopped. */
setInterval(() => undefined, 60_000)
stopOnSignal(async () => {
  await new Promise((resolve) => setImmediate(resolve))
  process.stdout.write('stopped\n')
})
process.stdout.write('ready\n')
