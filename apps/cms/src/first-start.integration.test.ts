import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFewStories } from '../../../tools/testing/few-stories.ts'
import { temporaryFolder } from '../../../tools/testing/temporary-folder.ts'
import { onBothDatabases } from './storage/storage.fixture.ts'

const STARTS = process.env.EVERY_DATABASE ? 4 : 2
const script = join(import.meta.dirname, 'first-start.fixture.ts')

/** Starts a process that prepares a storage once `go` is called (`first-start.fixture.ts`). */
async function start(url: string, contentDir: string) {
  const child = fork(script, {
    env: {
      ...process.env,
      CONTENT_DIR: contentDir,
      DATABASE_URL: url,
      CONTENT_TOKEN: 'token-of-published-content',
      CONTENT_PREVIEW_TOKEN: 'token-of-drafts',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = textOf(child)
  await once(child, 'message')
  return { go: () => child.send('go'), output }
}

async function textOf({ stdout, stderr }: ChildProcess): Promise<string> {
  const texts = [stdout, stderr].map(async (stream) => {
    let text = ''
    for await (const chunk of stream ?? []) text += chunk
    return text
  })
  return (await Promise.all(texts)).join('')
}

onBothDatabases(
  'content systems that start at the same moment on one empty database',
  (_, tools) => {
    /** On SQLite only in `npm run audit`: there the second process waits before it reads the database. */
    const isTested = tools.kind === 'postgres' || process.env.EVERY_DATABASE

    test.runIf(isTested)(
      'all start, and the catalogue is imported once',
      async () => {
        const url = await tools.createUrl('none')
        const folder = temporaryFolder('few-stories', onTestFinished)
        writeFewStories(folder)
        const starting = await Promise.all(Array.from({ length: STARTS }, () => start(url, folder)))
        for (const { go } of starting) go()
        const outputs = await Promise.all(starting.map((one) => one.output))
        const imports = outputs.flatMap(
          (text) => text.match(/"The seed content was imported".*/g) ?? [],
        )
        expect(imports, outputs.join('\n')).toHaveLength(1)
        const [, imported] = /"stories":(\d+)/.exec(imports[0] ?? '') ?? []
        const found = outputs.map((text) => /^(\d+) stories$/m.exec(text)?.[1] ?? text)
        expect(found).toEqual(outputs.map(() => imported))
      },
      60_000,
    )
  },
)
