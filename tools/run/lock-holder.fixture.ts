import { oneAtATime } from './one-at-a-time.ts'

/** Takes the lock of the given file, says so, and keeps it until this process is killed. */
await oneAtATime(process.argv[2] ?? '', () => {
  console.log('taken')
  return new Promise(() => setInterval(() => undefined, 60_000))
})
