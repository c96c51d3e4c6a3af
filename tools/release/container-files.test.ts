import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { cmsVariables } from '../../apps/cms/src/settings.ts'
import { siteVariables } from '../../apps/site/src/settings.ts'
import { root } from '../run/project.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('deploy/docker/Dockerfile')

interface Service {
  readonly image: string
  readonly build?: unknown
  readonly env_file?: readonly string[]
  readonly [member: string]: unknown
}

const compose: { readonly services: Readonly<Record<string, Service>> } = parse(
  read('deploy/docker/compose.yaml'),
  { merge: true },
)
const services = Object.entries(compose.services)

/** Names of the settings in the example of a file that a service reads. */
function settingsIn(file: string): readonly string[] {
  const example = read(`deploy/docker/${file.replace('settings/', 'settings.example/')}`)
  return [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
}

const settingsOf = (name: string) => compose.services[name]?.env_file?.flatMap(settingsIn) ?? []

test('every image is pinned by its version', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
  expect(bases).toHaveLength(2)
  const images = [...bases, ...services.map(([, { image }]) => image)]
  for (const image of images) expect(image).toMatch(/:\d+\.\d+/)
})

test('the image is built from the sources, runs as an unprivileged user, and contains no secret', () => {
  const [build = '', run = ''] = dockerfile.split(/^FROM /m).slice(1)
  expect(build).toMatch(/^USER node[\s\S]*^COPY [\s\S]*^RUN npm run release/m)
  expect(run).toMatch(/^USER node$/m)
  expect(run).toMatch(/^COPY --from=build --chown=root:root /m)
  expect(run.match(/^COPY/gm)).toHaveLength(1)
  expect(run).toMatch(/^HEALTHCHECK/m)
  expect(dockerfile).not.toMatch(/^(ENV|ARG).*(TOKEN|SECRET|PASSWORD|KEY)/m)
  expect(dockerfile).not.toMatch(/^ADD/m)
})

test('settings, keys, data and history stay out of the image’s build context', () => {
  const lines = read('.dockerignore').split('\n')
  const [first] = lines.filter((line) => line !== '' && !line.startsWith('#'))
  expect(first, 'only named files are taken').toBe('*')
  expect(lines).not.toContain('!.git')
  for (const excluded of [
    'deploy/docker/settings',
    'deploy/docker/store.json',
    'deploy/docker/tls',
  ]) {
    expect(lines).toContain(excluded)
  }
  for (const excluded of [
    '**/data',
    '**/secrets.json',
    '**/*.pem',
    '**/*.key',
    '**/node_modules',
  ]) {
    expect(lines.indexOf(excluded), excluded).toBeGreaterThan(lines.lastIndexOf('!tsconfig.json'))
  }
})

test.each(services)(
  'the service %s has limits, a log of limited size, and no rights that it does not use',
  (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.any(String),
      cpus: expect.any(Number),
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    })
    expect(service).not.toHaveProperty('privileged')
  },
)

test('one service builds the image that the others use', () => {
  const ours = services.filter(([, { image }]) => image.startsWith('prospectus:'))
  expect(ours.filter(([, { build }]) => build !== undefined).map(([name]) => name)).toEqual([
    'cms-a',
  ])
  for (const [, { pull_policy }] of ours) expect(pull_policy).toBe('never')
})

test('the image is built with the brand that BRAND names', () => {
  expect(dockerfile).toMatch(/^ARG BRAND=\nRUN npm run release/m)
  expect(compose.services['cms-a']?.build).toMatchObject({ args: { BRAND: `\${BRAND:-}` } })
})

test('each service reads the files of its own settings, and nothing else', () => {
  const site = settingsOf('site-a')
  expect(site.filter((name) => !Object.hasOwn(siteVariables.shape, name))).toEqual([])
  expect(site).not.toContain('CONTENT_PREVIEW_TOKEN')
  expect(settingsOf('site-b')).toEqual(site)
  expect(site).toContain('CDN_TOKEN')
  const shared = settingsIn('settings/shared.env')
  expect(settingsOf('preview')).toEqual([...shared, 'CONTENT_PREVIEW_TOKEN'])
  const cms = settingsOf('cms-a')
  expect(cms.filter((name) => !Object.hasOwn(cmsVariables.shape, name))).toEqual([])
  for (const name of ['DATABASE_URL', 'MANAGEMENT_TOKEN', 'AWS_SECRET_ACCESS_KEY']) {
    expect(cms).toContain(name)
  }
  expect(settingsOf('postgres')).toEqual(['POSTGRES_PASSWORD', 'DATABASE_PASSWORD'])
  for (const name of ['edge', 'store', 'bucket']) expect(settingsOf(name)).toEqual([])
})

test('nginx resolves every container’s address again', () => {
  const upstreams = read('deploy/docker/upstreams.conf')
  const servers = upstreams.match(/^ *server .*$/gm) ?? []
  expect(servers).toHaveLength(7)
  for (const server of servers) expect(server).toContain(' resolve')
  expect(upstreams.match(/^ *zone /gm)).toHaveLength(4)
  expect(upstreams).toMatch(/^resolver 127\.0\.0\.11 /m)
})

test.each(['cms', 'site@', 'preview'])('the unit of %s reads its own settings', (unit) => {
  const text = read(`deploy/systemd/prospectus-${unit}.service`)
  const files = [...text.matchAll(/^EnvironmentFile=\/etc\/prospectus\/(\S+)/gm)].map(
    ([, name]) => name,
  )
  const own = { cms: ['shared', 'preview', 'content-system'], preview: ['shared', 'preview'] }
  expect(files).toEqual(unit in own ? own[unit as keyof typeof own] : ['shared'])
  expect(text).toMatch(new RegExp(`^User=prospectus-${unit.replace('@', '')}$`, 'm'))
})

test('nginx finds the challenges of an ACME authority where its configuration looks for them', () => {
  const [, root = ''] =
    /acme-challenge\/ \{\s+root (\S+);/.exec(read('deploy/nginx/prospectus.conf')) ?? []
  expect(compose.services.edge?.volumes).toContain(`./acme:${root}:ro`)
})
