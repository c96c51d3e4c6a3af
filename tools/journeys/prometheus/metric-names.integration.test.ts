import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import { createLog } from '@prospectus/server/log'
import { createMetrics } from '@prospectus/server/metrics'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { openCdn } from '../../../apps/site/src/cdn/open-cdn.ts'
import { startPurgeApi } from '../../../apps/site/src/cdn/service-api.fixture.ts'
import { freePort } from '../../run/free-port.ts'
import { root } from '../../run/project.ts'
import { install } from '../running-roles.fixture.ts'

const read = (file: string) => readFileSync(join(root, 'deploy/prometheus', file), 'utf8')

interface Panel {
  readonly targets: readonly { readonly expr: string }[]
}
const EXPRESSIONS: readonly string[] = [
  ...parse(read('alerts.yml')).groups[0].rules.map(({ expr }: { expr: string }) => expr),
  ...JSON.parse(read('dashboard.json')).panels.flatMap(({ targets }: Panel) =>
    targets.map(({ expr }) => expr),
  ),
]

/** Selectors of our metrics, each as a name and the label values that it demands. */
const SELECTORS = EXPRESSIONS.flatMap((expression) =>
  [...expression.matchAll(/\b((?:prospectus|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([text]) => text),
    }),
  ),
)

/** All that site and content system serve, with the figures of a CDN, which only a site with a CDN has. */
let served: string

beforeAll(async () => {
  const ends: (() => Promise<void>)[] = []
  const installed = await install((end) => ends.push(end))
  const port = await freePort()
  const settings = { METRICS_PORT: String(port) }
  await installed.startCms(settings)
  await installed.startSite(settings)
  await fetch(`${installed.siteUrl}/`)
  const textOf = async (of: number) => (await fetch(`http://127.0.0.1:${of}/metrics`)).text()
  await vi.waitFor(
    async () =>
      expect(await textOf(port)).toMatch(/^prospectus_content_checked_timestamp_seconds\{/m),
    60_000,
  )
  served = (await textOf(port)) + (await textOf(port + 1))
  await Promise.all(ends.map((end) => end()))
})

async function figuresOfCdn(): Promise<string> {
  const { address } = await startPurgeApi()
  const metrics = createMetrics('site')
  const cdn = openCdn({
    ...{ metrics, api: address, pages: { sharedContent: () => '' }, getVersion: () => '' },
    settings: { cdn: { service: 'fastly', id: 'id', token: 'token' } },
    snapshots: createSnapshotHolder(undefined),
    log: createLog(() => undefined),
  })
  onTestFinished(() => cdn?.stop())
  return metrics.text()
}

test('every metric of the alerts and the dashboard is served, with the labels that they name', async () => {
  const lines = `${served}${await figuresOfCdn()}`.split('\n')
  expect(SELECTORS.length).toBeGreaterThan(20)
  const isServed = ({ name, labels }: (typeof SELECTORS)[number]) =>
    labels.length === 0
      ? lines.some((line) => line.startsWith(`${name}{`) || line.startsWith(`# TYPE ${name} `))
      : lines.some(
          (line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)),
        )
  const unknown = SELECTORS.filter((selector) => !isServed(selector))
  expect(unknown).toEqual([])
})

test('a site reports when it last compared its content, and every role its free disk space', () => {
  const [, checked = ''] =
    /^prospectus_content_checked_timestamp_seconds\{role="site"\} (\S+)$/m.exec(served) ?? []
  expect(new Date(Number(checked) * 1000).getFullYear()).toBe(new Date().getFullYear())
  for (const role of ['site', 'cms']) {
    expect(served).toMatch(new RegExp(`^prospectus_data_free_bytes\\{role="${role}"\\} [1-9]`, 'm'))
  }
})
