import { spawn } from 'node:child_process'
import { exitCode } from './exit-code.js'

/**
 * Runs npm and ends with its exit code. When the process that started this one goes away, for whatever
 * reason, npm is ended with all that it has started: nothing goes on writing in the background.
 */
const { npm_execpath: script } = process.env
const [command, before] = script ? [process.execPath, [script]] : ['npm', []]
const options = [
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  // Without a network this gives up after some seconds; npm's own pauses add up to more than a minute.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=4000',
]
const child = spawn(command, [...before, ...process.argv.slice(2), ...options], {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: script === undefined && process.platform === 'win32',
})
child.on('error', (error) => {
  console.error(`npm cannot be started: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code, signal) => process.exit(exitCode(code, signal)))

const end = () => {
  child.kill('SIGKILL')
  if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
  process.exit(1)
}
process.once('disconnect', end)
// It may have gone away before this was listening.
if (!process.connected) end()
