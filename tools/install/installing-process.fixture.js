import { ensurePackages } from './ensure-packages.js'
import { exitCode } from './exit-code.js'

/** Installs the packages of the given folder, as a start does. */
const [folder = '', extent = 'running'] = process.argv.slice(2)
const stopping = new AbortController()
process.on('SIGINT', () => stopping.abort('SIGINT'))
try {
  const whole = await ensurePackages({
    folder,
    extent: extent === 'running' ? 'running' : 'everything',
    activity: 'Installing',
    stopSignal: stopping.signal,
  })
  process.exit(whole ? 0 : 1)
} catch {
  process.exit(exitCode(null, stopping.signal.reason))
}
