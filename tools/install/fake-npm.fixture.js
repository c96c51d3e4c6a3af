import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'

/**
 * Replaces npm: logs each call in `calls`, creates `node_modules`, and follows the file `behaviour`: succeeds, fails,
 * loses the network, lacks packages in its cache, or hangs until it is killed. Connects to the port
 * `FAKE_NPM_ALIVE` of a test, which sees by the connection how long it lives.
 */
const behaviour = existsSync('behaviour') ? readFileSync('behaviour', 'utf8') : 'well'
const { FAKE_NPM_ALIVE } = process.env
if (FAKE_NPM_ALIVE) connect(Number(FAKE_NPM_ALIVE), '127.0.0.1').unref()
const args = process.argv.slice(2)
appendFileSync('calls', `${args.slice(0, args.indexOf('--no-audit')).join(' ')}\n`)
mkdirSync('node_modules', { recursive: true })
if (behaviour === 'well') {
  mkdirSync('node_modules/whole', { recursive: true })
  writeFileSync('node_modules/whole/package.json', '{}')
  const packages = { 'node_modules/whole': {} }
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
}
if (behaviour === 'fails') process.exit(1)
if (behaviour === 'network fails') {
  console.error('npm error code ENOTFOUND')
  console.error('npm error network request to a registry failed, reason: getaddrinfo ENOTFOUND')
  process.exit(1)
}
if (behaviour === 'nothing is cached') {
  console.error('npm error code ENOTCACHED')
  process.exit(1)
}
if (behaviour === 'hangs') {
  console.error('half way')
  setInterval(() => undefined, 60_000)
}
