import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../run/free-port.ts'
import { root } from '../run/project.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** Versions of Node in use, each with its npm. */
const NODES = [
  ['18.20.8', '10.8.2'],
  ['20.11.1', '10.2.4'],
  ['22.11.0', '10.9.0'],
] as const

/** Installs everything anew for each: in `npm run audit`. */
test.runIf(process.env.EVERY_EXAMPLE).each(NODES)(
  'a bare clone starts on Node %s with npm %s',
  async (node, npm) => {
    const folder = temporaryFolder('prospectus-old-node', onTestFinished)
    writeFileSync(join(folder, 'package.json'), '{}')
    run(folder, 'npm', 'install', '--no-audit', '--no-fund', `node@${node}`, `npm@${npm}`)
    const clone = join(folder, 'clone')
    run(folder, 'git', 'clone', '--quiet', root, clone)

    const site = `http://127.0.0.1:${await freePort()}`
    const settings = {
      SITE_PORT: new URL(site).port,
      CMS_PORT: String(await freePort()),
      PREVIEW_PORT: String(await freePort()),
      EMBEDS_PORT: String(await freePort()),
    }
    const startedAt = performance.now()
    const child = spawn('npm', ['start'], {
      cwd: clone,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
      env: {
        ...process.env,
        PATH: [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
        ...settings,
      },
    })
    const ended = once(child, 'exit')
    const firstPage = waitForPage(site)
    await Promise.race([waitForText(child.stdout, site), ended])
    expect((await fetch(site)).status).toBe(200)
    // No assertion: the time depends on the machine and on npm's cache.
    const seconds = (((await firstPage) - startedAt) / 1000).toFixed(1)
    process.stdout.write(`Node ${node}: first page ${seconds} s after npm start\n`)
    // Like Ctrl-C, signals the whole group.
    process.kill(-Number(child.pid), 'SIGINT')
    await ended
  },
  600_000,
)

function run(folder: string, command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}

/** Resolves when the stream has written the text. */
async function waitForText(stream: NodeJS.ReadableStream, text: string): Promise<void> {
  let written = ''
  const { promise, resolve } = Promise.withResolvers<void>()
  stream.on('data', (chunk: Buffer) => {
    written += chunk
    if (written.includes(text)) resolve()
  })
  await promise
}

/** Requests the page until it has status 200. Returns when that was, as `performance.now()`; stops with the test. */
async function waitForPage(url: string): Promise<number> {
  let isOver = false
  onTestFinished(() => {
    isOver = true
  })
  while (!isOver) {
    const response = await fetch(url).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.status === 200) break
    await setTimeout(100)
  }
  return performance.now()
}
