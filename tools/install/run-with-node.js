import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { versionLine } from '../release/version.js'
import { brandErrors, earlyErrors } from '../settings/early-check.js'
import { ensureInstalled } from './ensure-installed.js'
import { exitCode } from './exit-code.js'
import { NODE_MISSING, root } from './node-24.js'

/**
 * Runs a TypeScript program on Node 24 or later, after installing what is missing. Exits with the program's code; the
 * program is stopped when the parent process ends.
 * @param {string} program path below the project's folder
 * @param {string[]} args
 * @param {'running' | 'everything'} [extent] of the packages that it needs
 */
export async function runWithNode(program, args, extent = 'everything') {
  if (args.includes('--version')) {
    console.log(versionLine(root))
    return
  }
  const stopping = new AbortController()
  let stop = (/** @type {NodeJS.Signals} */ signal) => stopping.abort(signal)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stop(signal))
  }
  watchParents(() => stop('SIGTERM'))
  const checkSettings = () => failOnWrongSettings(program, args)
  const start = async () => {
    // A program imports the brand, so it could not report a wrong one itself.
    if (brandErrors(process.env, root).length > 0) checkSettings()
    return ensureInstalled(extent, stopping.signal, checkSettings)
  }
  const node = await start().catch((error) => {
    const { aborted, reason } = stopping.signal
    if (!aborted) console.error(error.message)
    process.exit(aborted ? exitCode(null, reason) : 1)
  })
  if (node === undefined) {
    console.error(NODE_MISSING)
    process.exit(1)
  }
  const child = spawn(node, [join(root, program), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  stop = (signal) => child.kill(signal)
  child.on('exit', (code, signal) => process.exit(exitCode(code, signal)))
}

/**
 * Checks the brand, and the settings of servers, before minutes are spent on an install. Throws an error listing every
 * problem.
 * @param {string} program
 * @param {string[]} args
 */
function failOnWrongSettings(program, args) {
  const role = {
    cms: /** @type {const} */ ('content system'),
    site: /** @type {const} */ ('site'),
  }[String(args[0])]
  const errors = [
    ...brandErrors(process.env, root),
    ...(SERVERS.includes(program) ? earlyErrors(process.env, undefined, role) : []),
  ]
  if (errors.length > 0) throw new Error(`These settings cannot be used:\n${errors.join('\n')}`)
}

const SERVERS = ['tools/run/start.ts', 'tools/run/one-role.ts', 'tools/run/dev.ts']

/**
 * Calls `onEnded` when the parent process has ended. If that is npm's shell, which does not forward SIGTERM, also when
 * npm has ended.
 * @param {() => void} onEnded
 */
function watchParents(onEnded) {
  const initial = parentIds()
  setInterval(() => {
    if (parentIds() !== initial) onEnded()
  }, 500).unref()
}

/** The process ids of the parent and, below npm, of its parent too. */
function parentIds() {
  const { ppid, env } = process
  return env.npm_lifecycle_event === undefined ? `${ppid}` : `${ppid} ${parentOfShell(ppid)}`
}

/**
 * The parent of a shell; undefined if the process is no shell, or the system has no `/proc`.
 * @param {number} pid
 */
function parentOfShell(pid) {
  try {
    const [, parent] =
      /\((?:sh|dash|bash)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return parent
  } catch {
    return undefined
  }
}
