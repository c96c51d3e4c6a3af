import { spawn } from 'node:child_process'
import { exitCode } from './exit-code.js'

/** Runs npm and exits with its code. Kills npm and its children when the parent process ends. */
const NETWORK_ERROR =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/
const NO_NETWORK = 'The npm registry cannot be reached.'
const RESUMES =
  'Check the network and run the command again: what has been downloaded is not downloaded again.'
/** Milliseconds until the network is checked. */
const SILENCE_MS = 6000

const { npm_execpath: script } = process.env
const [command, npmArgs] = script ? [process.execPath, [script]] : ['npm', []]
const options = [
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  // Without a network this gives up after some seconds; npm's own pauses add up to more than a minute.
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
let isUnreachable = false
child.stderr.on('data', (chunk) => {
  errors += chunk
  if (NETWORK_ERROR.test(errors)) isUnreachable = true
  else process.stderr.write(chunk)
})
child.on('error', (error) => {
  console.error(`npm cannot be started: ${error.message}`)
  process.exit(1)
})
child.on('close', (code, signal) => {
  if (code !== 0 && isUnreachable) console.error(`${NO_NETWORK} ${RESUMES}`)
  process.exit(exitCode(code, signal))
})
// A network that drops packets gives no error for minutes. With a complete cache, npm needs no network.
setTimeout(() => {
  const ping = ['ping', '--fetch-retries=0', '--fetch-timeout=3000', '--loglevel=silent']
  spawn(command, [...npmArgs, ...ping], { stdio: 'ignore', shell, timeout: 8000 }).on(
    'exit',
    (code) => {
      if (code !== 0)
        console.error(`${NO_NETWORK} Only what npm has in its cache can be installed.`)
    },
  )
}, SILENCE_MS).unref()

const end = () => {
  child.kill('SIGKILL')
  if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
  process.exit(1)
}
process.once('disconnect', end)
// The parent may have ended before this was listening.
if (!process.connected) end()
