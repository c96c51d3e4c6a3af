import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../tools/run/free-port.ts'
import { root } from '../../tools/run/project.ts'
import type { Candidate } from './candidate.ts'
import type { Peer } from './peers.ts'
import { type SharedContent, writeSharedContent } from './shared-content.ts'

/** Outside the project, so that no peer finds our packages. Kept, so that a second run installs nothing. */
const WORK = join(tmpdir(), 'prospectus-peers')

const INSTALL_MS = 300_000
const BUILD_MS = 1_800_000
const RESPONSE_MS = 60_000

/** A failed step of a peer; the message goes into its row of the table. */
export class PeerFailed extends Error {}

/** Installs a peer's packages, and returns their size. */
export function installPeer({ folder }: Peer): { readonly megabytes: number } {
  const installed = installPackages(folder)
  const packages = join(installed.folder, 'node_modules')
  const { stdout } = spawnSync('du', ['-sm', packages], { encoding: 'utf8' })
  return { megabytes: Number.parseInt(stdout, 10) }
}

/**
 * Copies a folder of this one to where it may install packages, and installs them unless this lock file has been
 * installed.
 * @returns the copy, whose `node_modules` holds the packages
 * @throws {PeerFailed} if the installation fails
 */
export function installPackages(name: string): { readonly folder: string } {
  const folder = join(WORK, name)
  const lock = readFileSync(join(import.meta.dirname, name, 'package-lock.json'), 'utf8')
  const installed = join(folder, 'node_modules', '.installed')
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
    rmSync(folder, { recursive: true, force: true })
    copySources(name, folder)
    run(folder, 'install', ['ci', '--no-audit', '--no-fund'], INSTALL_MS)
    writeFileSync(installed, lock)
  }
  return { folder }
}

/** Removes the files of an earlier build, builds a peer with this many articles, and returns the seconds. */
export async function buildPeer(
  peer: Peer,
  content: SharedContent,
  articles: number,
): Promise<number> {
  if (peer.buildsPictures) await buildOnce(peer, content, 1)
  return buildOnce(peer, content, articles)
}

async function buildOnce(
  { folder, pictures, isSized = false, hasDatabase = false }: Peer,
  content: SharedContent,
  articles: number,
): Promise<number> {
  const work = join(WORK, folder)
  for (const name of globSync('*', { cwd: work, exclude: ['node_modules'] })) {
    rmSync(join(work, name), { recursive: true, force: true })
  }
  for (const name of ['.next', '.astro']) rmSync(join(work, name), { recursive: true, force: true })
  copySources(folder, work)
  await writeSharedContent(content, work, { articles, pictures, isSized })
  if (hasDatabase) run(work, 'content', ['run', 'content'], BUILD_MS)
  const started = performance.now()
  run(work, 'build', ['run', 'build'], BUILD_MS)
  return (performance.now() - started) / 1000
}

/** Starts a built peer by the command of its `start` script, without npm as parent process. */
export async function startPeer({ folder, name }: Peer): Promise<Candidate> {
  const work = join(WORK, folder)
  const { scripts } = JSON.parse(readFileSync(join(work, 'package.json'), 'utf8'))
  const [, ...args] = String(scripts.start).split(' ')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const server = spawn(process.execPath, args, {
    cwd: work,
    env: environment({ PORT: String(port), HOST: '127.0.0.1', HOSTNAME: '127.0.0.1' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const paths = {
    home: '/',
    resources: '/resources',
    article: '/blog/article-1',
    rendered: '/rendered/article-1',
  }
  if (!(await isResponding(url + paths.article))) {
    kill()
    throw new PeerFailed(`${name} did not answer within ${RESPONSE_MS / 1000} s`)
  }
  return {
    url,
    pid: server.pid ?? 0,
    start: performance.now() - started,
    compresses: false,
    paths,
    close: async () => {
      process.removeListener('exit', kill)
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      const killTimer = setTimeout(kill, 3000)
      await ended
      clearTimeout(killTimer)
    },
  }
}

/** The exact version of a peer's package, from its `package.json`. */
export function versionOf(peer: Peer): string {
  const file = join(import.meta.dirname, peer.folder, 'package.json')
  return String(JSON.parse(readFileSync(file, 'utf8')).dependencies[peer.package])
}

function copySources(folder: string, work: string): void {
  cpSync(join(import.meta.dirname, folder), work, { recursive: true })
  cpSync(join(import.meta.dirname, 'site.css'), join(work, 'site.css'))
  // Without it, a lock file that npm writes would hold download addresses.
  cpSync(join(root, '.npmrc'), join(work, '.npmrc'))
}

function run(cwd: string, step: string, args: readonly string[], timeout: number): void {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    env: environment({}),
    encoding: 'utf8',
    timeout,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return
  console.error(`${stdout ?? ''}\n${stderr ?? ''}`.slice(-4000))
  const words = `${stderr ?? ''}`.split('\n').find((line) => /error/i.test(line)) ?? 'no message'
  throw new PeerFailed(
    status === null
      ? `${step} took longer than ${timeout / 60_000} minutes`
      : `${step} failed: ${words}`,
  )
}

/** Environment of a peer: the Node of this process, without the variables that `npm run` has set for this project. */
function environment(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package|lifecycle|command)/.test(name),
  )
  return {
    ...Object.fromEntries(own),
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...more,
  }
}

async function isResponding(url: string): Promise<boolean> {
  const until = performance.now() + RESPONSE_MS
  while (performance.now() < until) {
    const isOk = await fetch(url).then(
      async (response) => {
        await response.text()
        return response.ok
      },
      () => false,
    )
    if (isOk) return true
    await pause(5)
  }
  return false
}
