import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The headless build comes first: the same engine, and a new page takes half the processor time. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const PACKAGES = ['chromium-headless-shell', 'chromium']
/** Fonts with the widths of Arial, which the browser tests measure; Debian's Chromium only recommends them. */
const FONT_PACKAGE = 'fonts-liberation'

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else one installed by apt if
 * allowed, else Playwright's own (settings-and-commands#test-machines); undefined if there is none. Also installs
 * `FONT_PACKAGE` by apt, if allowed and the machine has no font with Arial's widths.
 */
export function ensureChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (mayUseApt() && !hasArialWidths()) installPackage(FONT_PACKAGE, env)
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
  return findInstalled(env) ?? installFromApt(env) ?? installFromPlaywright()
}

function hasArialWidths(): boolean {
  if (existsSync('/usr/share/fonts/truetype/liberation')) return true
  const { stdout } = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8' })
  return /Arial|Arimo|Liberation Sans/.test(stdout ?? '')
}

function findInstalled(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter)
  return PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

function installFromApt(env: NodeJS.ProcessEnv): string | undefined {
  if (!mayUseApt()) return undefined
  PACKAGES.find((name) => installPackage(name, env))
  return findInstalled(env)
}

function mayUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs a Debian package; returns true on success. */
function installPackage(name: string, env: NodeJS.ProcessEnv): boolean {
  console.log(`Installing ${name} by apt …`)
  const options = { stdio: 'ignore', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], options)
  return (
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0
  )
}

function installFromPlaywright(): string | undefined {
  console.log('Installing Chromium by Playwright …')
  const { status } = spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  if (status !== 0) return undefined
  const folder = join(homedir(), '.cache', 'ms-playwright')
  return globSync('chromium-*/chrome-linux*/chrome', { cwd: folder })
    .map((path) => join(folder, path))
    .find(existsSync)
}
