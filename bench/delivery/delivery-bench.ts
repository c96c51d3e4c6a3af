import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { ensurePostgres } from '../../tools/testing/ensure-postgres.ts'
import { quantile } from '../median.ts'
import { filledPostgres, filledSqlite } from './filled-database.ts'
import { generatedSlugs } from './generated-content.ts'
import { type Measured, measuredRequests } from './requests.ts'

/**
 * Measures the delivery API at several sizes on both databases: `delivery-bench.ts [sizes…]`. No two
 * requests are alike, so that no answer comes from memory. The server has a process of its own.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [700, 100_000]
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const postgres = await ensurePostgres(process.env)
const databases = ['SQLite', ...(postgres ? ['PostgreSQL'] : [])]

console.log('| database | stories | request | p50 ms | p95 ms | a second, 16 at once |')
console.log('| --- | ---: | --- | ---: | ---: | ---: |')
for (const size of sizes) {
  for (const database of databases) {
    const filled =
      database === 'SQLite' ? filledSqlite(size) : filledPostgres(postgres?.url ?? '', size)
    const print = (what: string, ...figures: (number | string)[]) =>
      console.log(`| ${[database, size.toLocaleString('en'), what, ...figures].join(' | ')} |`)
    print('import, s', (await filled.seconds)?.toFixed(1) ?? 'there already', '', '')
    await measureAll(filled.address, size, print)
  }
}
postgres?.stop()

async function measureAll(
  address: string,
  size: number,
  print: (what: string, ...figures: (number | string)[]) => void,
): Promise<void> {
  const server = fork(join(import.meta.dirname, 'serve-delivery.ts'), [address])
  const [{ url }] = (await once(server, 'message')) as [{ url: string }]
  const { space } = (await ask(`${url}/cdn/spaces/me?token=t`)) as { space: { version: number } }
  const slugs = await generatedSlugs(size)
  for (const request of measuredRequests(slugs, space.version)) {
    for (let warm = 0; warm < request.times / 5; warm++) await ask(url + request.next())
    const alone = await oneByOne(url, request)
    const rate = await manyAtOnce(url, request)
    print(request.name, ms(quantile(alone, 0.5)), ms(quantile(alone, 0.95)), Math.round(rate))
  }
  server.disconnect()
  await ended(server)
}

async function oneByOne(url: string, { next, times }: Measured): Promise<number[]> {
  const milliseconds: number[] = []
  for (let at = 0; at < times; at++) {
    const address = url + next()
    const began = performance.now()
    await ask(address)
    milliseconds.push(performance.now() - began)
  }
  return milliseconds
}

async function manyAtOnce(url: string, { next, times }: Measured): Promise<number> {
  const began = performance.now()
  let left = times * 2
  const work = async () => {
    while (left-- > 0) await ask(url + next())
  }
  await Promise.all(Array.from({ length: 16 }, work))
  return (times * 2 * 1000) / (performance.now() - began)
}

/** The JSON of an answer; throws for anything but 200. */
function ask(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(address.includes('/me?') ? JSON.parse(text) : text)
        else reject(new Error(`${address} answered ${response.statusCode}: ${text}`))
      })
    }).once('error', reject)
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await once(child, 'exit')
}

function ms(value: number): string {
  return value.toFixed(2)
}
