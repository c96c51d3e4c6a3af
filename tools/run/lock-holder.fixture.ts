import { withFileLock } from './file-lock.ts'

/** Takes the lock of the given file, prints `taken`, and keeps it until this process is killed. */
await withFileLock(process.argv[2] ?? '', () => {
  console.log('taken')
  return new Promise(() => setInterval(() => undefined, 60_000))
})
