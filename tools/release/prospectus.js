import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { versionLine } from './version.js'

/**
 * Programs of the release, run as `node prospectus.js start`: path below `tools`, and any fixed arguments.
 * @type {Record<string, string[]>}
 */
const PROGRAMS = {
  start: ['run/start'],
  site: ['run/one-role', 'site'],
  cms: ['run/one-role', 'cms'],
  backup: ['backup/backup'],
  restore: ['backup/restore'],
  move: ['backup/move'],
  promote: ['backup/promote'],
  content: ['content/content'],
  mirror: ['mirror/mirror'],
}
const NEEDED_MAJOR = 24

const [, , name = '', ...args] = process.argv
const [program, ...fixedArgs] = (Object.hasOwn(PROGRAMS, name) && PROGRAMS[name]) || []
if (Number(process.versions.node.split('.')[0]) < NEEDED_MAJOR) {
  console.error(
    `Prospectus needs Node ${NEEDED_MAJOR} or later, and this is Node ${process.versions.node}: install Node ${NEEDED_MAJOR}, then run the command again.`,
  )
  process.exitCode = 1
} else if (process.argv.includes('--version')) {
  console.log(versionLine(fileURLToPath(new URL('.', import.meta.url))))
} else if (program === undefined) {
  console.error(`Usage: node prospectus.js ${Object.keys(PROGRAMS).join('|')} [arguments]`)
  process.exitCode = 1
} else {
  const path = new URL(`./tools/${program}.js`, import.meta.url)
  const { release } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
  // A release contains the one brand that it was made with.
  process.env.BRAND ||= release.brand
  process.argv.splice(1, process.argv.length, path.pathname, ...fixedArgs, ...args)
  await import(path.href)
}
