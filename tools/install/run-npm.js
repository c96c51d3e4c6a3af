import { spawn } from 'node:child_process'
import { exitCode } from './exit-code.js'
import { EXIT_UNREACHABLE, isNetworkFailure } from './registry.js'

/**
 * Runs npm and exits with its code, or with `EXIT_UNREACHABLE` if the network failed. Kills npm and its children when
 * the parent process ends.
 */
const { npm_execpath: script } = process.env
const [command, npmArgs] = script ? [process.execPath, [script]] : ['npm', []]
const options = [
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  // Without a network, npm gives up after some seconds; by default its pauses add up to more than a minute.
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=4000',
]
const shell = script === undefined && process.platform === 'win32'
const child = spawn(command, [...npmArgs, ...process.argv.slice(2), ...options], {
  stdio: ['ignore', 'inherit', 'pipe'],
  shell,
})
let errors = ''
let hasNetworkFailed = false
child.stderr.on('data', (chunk) => {
  errors += chunk
  if (isNetworkFailure(errors)) hasNetworkFailed = true
  else process.stderr.write(chunk)
})
child.on('error', (error) => {
  console.error(`npm cannot be started: ${error.message}. It comes with Node; is it on the PATH?`)
  process.exit(1)
})
child.on('close', (code, signal) => {
  process.exit(code !== 0 && hasNetworkFailed ? EXIT_UNREACHABLE : exitCode(code, signal))
})

const killAll = () => {
  child.kill('SIGKILL')
  if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
  process.exit(1)
}
process.once('disconnect', killAll)
// The parent may have ended before this was listening.
if (!process.connected) killAll()
