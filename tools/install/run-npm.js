import { spawn } from 'node:child_process'
import { exitCode } from './exit-code.js'

/**
 * Runs npm and ends with its exit code. When the process that started this one goes away, for whatever
 * reason, npm is ended with all that it has started: nothing goes on writing in the background.
 */
const { npm_execpath: script } = process.env
const [command, before] = script ? [process.execPath, [script]] : ['npm', []]
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
const child = spawn(command, [...before, ...process.argv.slice(2), ...quiet], {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: script === undefined && process.platform === 'win32',
})
child.on('error', (error) => {
  console.error(`npm cannot be started: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code, signal) => process.exit(exitCode(code, signal)))

process.once('disconnect', () => {
  child.kill('SIGKILL')
  if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
  process.exit(1)
})
