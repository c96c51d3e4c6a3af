import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Replaces npm: logs each call in `calls`, creates `node_modules`, and follows the file `behaviour`: succeeds, fails,
 * finds no network, or hangs until it is killed.
 */
const behaviour = existsSync('behaviour') ? readFileSync('behaviour', 'utf8') : 'well'
appendFileSync('calls', `${process.argv.slice(2, 4).join(' ')}\n`)
mkdirSync('node_modules', { recursive: true })
if (behaviour === 'well') {
  mkdirSync('node_modules/whole', { recursive: true })
  writeFileSync('node_modules/whole/package.json', '{}')
  const packages = { 'node_modules/whole': {} }
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
}
if (behaviour === 'fails') process.exit(1)
if (behaviour === 'offline') {
  console.error('npm error code ENOTFOUND')
  console.error('npm error network request to a registry failed, reason: getaddrinfo ENOTFOUND')
  process.exit(1)
}
if (behaviour === 'hangs') {
  console.error('half way')
  setInterval(() => undefined, 60_000)
}
