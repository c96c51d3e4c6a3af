import { expect, it } from 'vitest'
import { betterPeers, LIMIT, MEASURES, OURS } from './measures.ts'
import { betterPeersText, peersReport } from './report.ts'
import type { PeerRow } from './results.ts'

const run = {
  date: '2026-11-27',
  commit: 'abc',
  machine: 'two processors',
  load: 0.1,
  version: '1',
}
const row = (name: string, cached: number, start: number): PeerRow => ({
  ...run,
  name,
  cached,
  start,
})
const byLabel = (label: string) => {
  const measure = MEASURES.find((each) => each.label === label)
  if (measure === undefined) throw new Error(`no measure ${label}`)
  return measure
}
const CACHED = byLabel('article from a cache or file, requests/s')
const START = byLabel('start to the first page, ms')

it('names every peer that is ahead of us, the best first, whether more or less is better', () => {
  const rows = [
    row(OURS, 100, 500),
    row('Slow', 50, 400),
    row('Fast', 300, 600),
    row('Near', 200, 300),
  ]
  expect(betterPeers(CACHED, rows).map(({ name }) => name)).toEqual(['Fast', 'Near'])
  expect(betterPeers(START, rows).map(({ name }) => name)).toEqual(['Near', 'Slow'])
})

it('calls neither the limit nor a figure that the table shows as the same better', () => {
  const rows = [row(OURS, 100, 500), row(LIMIT, 900, 1), row('Same', 100.4, 500.3)]
  expect(betterPeers(CACHED, rows)).toEqual([])
  expect(betterPeers(START, rows)).toEqual([])
})

it('says before the table where a peer is better, and says so when none is', () => {
  const rows = [row(OURS, 100, 500), row('Fast', 300, 600)]
  expect(peersReport(rows).startsWith('**Where a peer is better:**')).toBe(true)
  expect(betterPeersText(rows)).toContain('Fast 300; Prospectus 100')
  expect(betterPeersText([row(OURS, 100, 500), row('Slow', 50, 900)])).toMatch(
    /^No peer is better.*In all else/,
  )
})

it('compares the bytes, but no rate, of a machine that was shared', () => {
  const shared = [row(OURS, 100, 500), { ...row('Fast', 300, 600), load: 7, packages: 1 }]
  expect(betterPeers(CACHED, shared)).toEqual([])
  const packages = [
    { ...row(OURS, 100, 500), packages: 2 },
    { ...row('Small', 1, 1), load: 7, packages: 1 },
  ]
  expect(betterPeers(byLabel('packages, MB'), packages).map(({ name }) => name)).toEqual(['Small'])
  expect(betterPeersText(shared)).toContain('not compared')
})

it('says that only bytes count when the machine was shared', () => {
  expect(peersReport([{ ...row(OURS, 100, 500), load: 7 }])).toContain('only bytes and requests')
  expect(peersReport([row(OURS, 100, 500)])).toContain('the machine was quiet')
})

it('lists us first, whoever was measured first', () => {
  const table = peersReport([row('Astro', 300, 600), row(OURS, 100, 500)])
  expect(table).toContain('|  | Prospectus 1 | Astro 1 |')
})

it('gives a peer that failed a line with the reason', () => {
  const failed = { ...run, name: 'Broken', failed: 'install failed: no network' }
  expect(peersReport([row(OURS, 100, 500), failed])).toContain('**Broken 1**: install failed')
})
