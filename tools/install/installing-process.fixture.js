import { ensurePackages } from './ensure-packages.js'
import { exitCode } from './exit-code.js'
import { isRegistryReachable } from './registry.js'

/** Installs the packages of the given folder, as a start does. */
const [folder = ''] = process.argv.slice(2)
const stopping = new AbortController()
process.on('SIGINT', () => stopping.abort('SIGINT'))
try {
  const isInstalled = await ensurePackages({
    folder,
    extent: 'running',
    activity: 'Installing',
    stopSignal: stopping.signal,
    isRegistryReachable: () => isRegistryReachable(stopping.signal),
  })
  process.exit(isInstalled ? 0 : 1)
} catch (error) {
  const { aborted, reason } = stopping.signal
  if (!aborted) console.error(error instanceof Error ? error.message : error)
  process.exit(aborted ? exitCode(null, reason) : 1)
}
