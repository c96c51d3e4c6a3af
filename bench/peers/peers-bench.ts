import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { root } from '../../tools/run/project.ts'
import { ensureChromium } from '../../tools/testing/ensure-chromium.ts'
import { startNginx } from '../serving/nginx.ts'
import { documentsWithFigures } from './documents.ts'
import { installLighthouse } from './lighthouse.ts'
import { measureCandidate, requestsPerSecond, totalMemory } from './measure.ts'
import { LIMIT, OURS } from './measures.ts'
import { startOurs } from './ours.ts'
import { buildPeer, installPeer, PeerFailed, startPeer, versionOf } from './peer-process.ts'
import { PEERS, type Peer } from './peers.ts'
import { peersReport } from './report.ts'
import { currentRun, type PeerRow, readResults, storeRows } from './results.ts'
import { readSharedContent } from './shared-content.ts'

/**
 * Measures the same three pages from our site and from peers, each set up as its documents recommend for production.
 *
 *     npm run bench -- peers [ours] [names of peers…] [--builds]
 *
 * Without names all are measured. `--builds` measures builds of 10,000 articles only, which take long.
 */
const ARTICLES = 1000
const MANY_ARTICLES = 10_000

const args = process.argv.slice(2)
const named = args.filter((arg) => !arg.startsWith('--'))
const names = ['ours', ...PEERS.map(({ folder }) => folder)]
const unknown = named.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no peer ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  process.exit(1)
}
const peers = PEERS.filter(({ folder }) => named.length === 0 || named.includes(folder))
installLighthouse()
const runInfo = currentRun()
const chromiumPath = ensureChromium(process.env) ?? ''
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu'],
})
const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-peers-ours-'))
const ours = await startOurs(dataDir)
const content = await readSharedContent(browser, {
  home: ours.url + ours.paths.home,
  resources: ours.url + ours.paths.resources,
  article: ours.url + ours.paths.article,
})

if (args.includes('--builds')) {
  await ours.close()
  const prefix = `${MANY_ARTICLES.toLocaleString('en')} articles: `
  for (const peer of peers) {
    await storeRowOf(peer, () => manyArticles(peer), earlierRow(peer), prefix)
  }
} else {
  if (named.length === 0 || named.includes('ours')) await measureOurs()
  await ours.close()
  for (const peer of peers) await storeRowOf(peer, () => measurePeer(peer))
}
await browser.close()
rmSync(dataDir, { recursive: true, force: true })

console.log(peersReport(readResults().peers ?? []))
process.exit(0)

/**
 * Stores the row of a peer as soon as it is measured.
 * @param otherwise further fields of its row if it fails
 * @param prefix what stands before the reason then
 */
async function storeRowOf(
  peer: Peer,
  measure: () => Promise<Partial<PeerRow>>,
  otherwise: Partial<PeerRow> = {},
  prefix = '',
): Promise<void> {
  const { name } = peer
  const version = versionOf(peer)
  const started = performance.now()
  try {
    store([{ ...runInfo, name, version, ...(await measure()) }])
  } catch (error) {
    if (!(error instanceof PeerFailed)) console.error(error)
    const [failed = ''] = String(error instanceof Error ? error.message : error).split('\n')
    store([{ ...runInfo, name, version, ...otherwise, failed: prefix + failed }])
  }
  progress(name, started)
}

async function measurePeer(peer: Peer): Promise<Partial<PeerRow>> {
  const { megabytes } = installPeer(peer)
  const seconds = await buildPeer(peer, content, ARTICLES)
  const candidate = await startPeer(peer)
  try {
    return {
      packages: megabytes,
      builds: { ...earlierRow(peer)?.builds, [ARTICLES]: seconds },
      ...(await measureCandidate(candidate, browser, chromiumPath)),
    }
  } finally {
    await candidate.close()
  }
}

async function manyArticles(peer: Peer): Promise<Partial<PeerRow>> {
  installPeer(peer)
  const seconds = await buildPeer(peer, content, MANY_ARTICLES)
  const known = earlierRow(peer)
  return { ...known, builds: { ...known?.builds, [MANY_ARTICLES]: seconds } }
}

/** The row of an earlier run with the same version of the peer. */
function earlierRow(peer: Peer): PeerRow | undefined {
  const known = readResults().peers?.find(({ name }) => name === peer.name)
  return known?.version === versionOf(peer) ? known : undefined
}

/** Measures our site, and nginx with our article as a file. */
async function measureOurs(): Promise<void> {
  const started = performance.now()
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const response = await fetch(ours.url + ours.paths.article, {
    headers: { 'accept-encoding': 'identity' },
  })
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  const measured = await measureCandidate(ours, browser, chromiumPath)
  const nginx = await startNginx({ headers, body }, [0])
  const idle = nginx.workers.reduce((sum, pid) => sum + totalMemory(pid), 0)
  const cached = requestsPerSecond(nginx.url, nginx.workers[0] ?? 0)
  const loaded = nginx.workers.reduce((sum, pid) => sum + totalMemory(pid), 0)
  await nginx.close()
  store([
    {
      ...runInfo,
      name: OURS,
      version,
      builds: { [ARTICLES]: 0, [MANY_ARTICLES]: 0 },
      ...measured,
    },
    { ...runInfo, name: LIMIT, version: '', cached, memory: { idle, loaded } },
  ])
  progress(OURS, started)
}

/** Writes rows to the results and the documents, so that a run can be stopped at any time. */
function store(rows: readonly PeerRow[]): void {
  storeRows(rows)
  for (const { path, expected } of documentsWithFigures()) writeFileSync(join(root, path), expected)
}

function progress(name: string, started: number): void {
  console.error(`${name}: ${Math.round((performance.now() - started) / 1000)} s`)
}
