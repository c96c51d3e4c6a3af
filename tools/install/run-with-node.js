import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './ensure-installed.js'
import { exitCode } from './exit-code.js'
import { findNode, nodeMissing, root } from './node-24.js'

/**
 * Runs one of the project's TypeScript programs on Node 24, after installing what is missing, and
 * ends with its exit code. Signals are passed on; the program also ends when this process goes away.
 *
 * @param {string} program path below the project's folder
 * @param {string[]} args
 */
export function runWithNode(program, args) {
  ensureInstalled()
  const node = findNode()
  if (node === undefined) {
    console.error(nodeMissing)
    process.exit(1)
  }
  const child = spawn(node, [join(root, program), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  endWithParent(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(exitCode(code, signal)))
}

/**
 * npm starts scripts through a shell, which does not pass a SIGTERM on: notice that it has gone.
 *
 * @param {() => void} stop
 */
function endWithParent(stop) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}
