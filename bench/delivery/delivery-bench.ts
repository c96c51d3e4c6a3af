import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { ensurePostgres } from '../../tools/testing/ensure-postgres.ts'
import { quantile } from '../median.ts'
import { backendsOf, processorMilliseconds } from '../processor-time.ts'
import { filledPostgres, filledSqlite } from './filled-database.ts'
import { generatedFullSlugs } from './generated-content.ts'
import { type MeasuredRequest, measuredRequests } from './requests.ts'

/**
 * Measures the delivery API at several sizes on both databases: `delivery-bench.ts [sizes…]`. Requests differ, so that
 * no response is cached, unless caching is measured. Processor time counts server and database; wall-clock time means
 * little on a shared machine.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [700, 100_000]
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const postgres = await ensurePostgres(process.env)
const databases = ['SQLite', ...(postgres ? ['PostgreSQL'] : [])]

console.log(
  '| database | stories | request | p50 ms | p95 ms | processor p50 ms | processor p95 ms | 16 at once, a second | a second of processor time |',
)
console.log('| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |')
for (const size of sizes) {
  for (const database of databases) {
    const filled =
      database === 'SQLite' ? filledSqlite(size) : filledPostgres(postgres?.url ?? '', size)
    const print = (request: string, ...figures: (number | string)[]) =>
      console.log(`| ${[database, size.toLocaleString('en'), request, ...figures].join(' | ')} |`)
    const fillTimes = await filled.times
    if (fillTimes !== undefined) {
      print(
        'import, s',
        fillTimes.seconds.toFixed(1),
        '',
        fillTimes.processorSeconds.toFixed(1),
        '',
        '',
        '',
      )
    }
    await measureAll(filled.address, size, print)
  }
}
postgres?.stop()

async function measureAll(
  address: string,
  size: number,
  print: (request: string, ...figures: (number | string)[]) => void,
): Promise<void> {
  const server = fork(join(import.meta.dirname, 'serve-delivery.ts'), [address])
  const [{ url }] = (await once(server, 'message')) as [{ url: string }]
  const { space } = (await requestJson(`${url}/cdn/spaces/me?token=t`)) as {
    space: { version: number }
  }
  const fullSlugs = await generatedFullSlugs(size)
  for (const request of measuredRequests(fullSlugs, space.version)) {
    for (let warm = 0; warm < request.times / 5; warm++) await requestJson(url + request.nextPath())
    const pids = [server.pid ?? 0, ...backendsOf(address)]
    const readProcessorMs = () => pids.reduce((sum, pid) => sum + processorMilliseconds(pid), 0)
    const { wallClock, processor } = await measureOneByOne(url, request, readProcessorMs)
    const together = await measureTogether(url, request, readProcessorMs)
    const quantiles = [wallClock, processor].flatMap((each) => [
      quantile(each, 0.5),
      quantile(each, 0.95),
    ])
    print(
      request.name,
      ...quantiles.map((each) => each.toFixed(2)),
      Math.round(together.perWallClockSecond),
      Math.round(together.perProcessorSecond),
    )
  }
  server.disconnect()
  await exited(server)
}

/** Returns the processor time of server and database so far, in milliseconds. */
type ReadProcessorMs = () => number

/** Wall-clock and processor time of each request, in milliseconds. */
async function measureOneByOne(
  url: string,
  { nextPath, times }: MeasuredRequest,
  readProcessorMs: ReadProcessorMs,
) {
  const wallClock: number[] = []
  const processor: number[] = []
  for (let index = 0; index < times; index++) {
    const address = url + nextPath()
    const processorMsBefore = readProcessorMs()
    const start = performance.now()
    await requestJson(address)
    wallClock.push(performance.now() - start)
    processor.push(readProcessorMs() - processorMsBefore)
  }
  return { wallClock, processor }
}

/** Number of requests per second of wall-clock and of processor time, with 16 at once. */
async function measureTogether(
  url: string,
  { nextPath, times }: MeasuredRequest,
  readProcessorMs: ReadProcessorMs,
) {
  const processorMsBefore = readProcessorMs()
  const start = performance.now()
  let remaining = times * 2
  const sendRequests = async () => {
    while (remaining-- > 0) await requestJson(url + nextPath())
  }
  await Promise.all(Array.from({ length: 16 }, sendRequests))
  const rate = (milliseconds: number) => (times * 2 * 1000) / milliseconds
  return {
    perWallClockSecond: rate(performance.now() - start),
    perProcessorSecond: rate(readProcessorMs() - processorMsBefore),
  }
}

/** Returns a response's JSON, as text unless it is that of the space; rejects unless the status is 200. */
function requestJson(address: string): Promise<unknown> {
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

/** Resolves once the process has exited. */
async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await once(child, 'exit')
}
