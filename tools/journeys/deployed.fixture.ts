import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { S3_KEYS, startS3Server } from '../../apps/cms/src/assets/store/s3-server.fixture.ts'
import { openStorage } from '../../apps/cms/src/storage/storage.ts'
import { createVictim, type Victim } from '../chaos/victim.fixture.ts'
import { freePort } from '../run/free-port.ts'
import { root } from '../run/project.ts'
import { startOwnPostgres } from '../testing/ensure-postgres.ts'
import { runNginx } from './nginx.fixture.ts'
import { install } from './running-roles.fixture.ts'

export const MANAGEMENT_TOKEN = 'management-token'

/**
 * Starts the deployment that `deploy/nginx` and the deployment guide describe, as processes of this machine, until the
 * test ends. The returned URLs are those of nginx. The content systems' role in PostgreSQL owns its database and is no
 * superuser.
 *
 * @param options.furtherSites number of sites besides the first two
 * @param options.webhooks receivers besides the sites
 * @throws when PostgreSQL is not installed, or does not start
 */
export async function deploy(
  options: { readonly furtherSites?: number; readonly webhooks?: readonly string[] } = {},
) {
  const { furtherSites = 0, webhooks = [] } = options
  const postgres = await startOwnPostgres(process.env)
  if (postgres === undefined) throw new Error('PostgreSQL is not installed, or does not start')
  onTestFinished(() => postgres.stop())
  const databaseUrl = await ownDatabase(postgres.url)
  const bucket = await startS3Server()
  const installation = await install(onTestFinished)
  const ports = await Promise.all(Array.from({ length: 10 }, freePort))
  const [
    wwwPort = 0,
    cmsPort = 0,
    embedsPort = 0,
    previewPort = 0,
    plainPort = 0,
    ...processPorts
  ] = ports
  const [siteA = 0, siteB = 0, cmsA = 0, cmsB = 0, embedsA = 0] = processPorts
  const embedsB = await freePort()
  const furtherPorts = await Promise.all(Array.from({ length: furtherSites }, freePort))
  const origin = (port: number) => `http://127.0.0.1:${port}`
  const webhook = (port: number) => `${origin(port)}/hooks/content`
  const shared = {
    SITE_URL: origin(wwwPort),
    CMS_URL: origin(cmsPort),
    EMBEDS_URL: origin(embedsPort),
    TRUST_PROXY: 'on',
    DATABASE_URL: databaseUrl,
    MANAGEMENT_TOKEN,
    SEAL_SECRET: 'secret-for-seals',
    WEBHOOK_SECRET: 'webhook-secret',
    WEBHOOK_URLS: [...[siteA, siteB, ...furtherPorts].map(webhook), ...webhooks].join(','),
    ASSET_STORE: `s3://files?endpoint=${bucket.endpoint}&region=${S3_KEYS.region}`,
    AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  }
  const dataDirOf = (name: string) => ({ DATA_DIR: join(installation.dataDir, name) })
  const nginx = await runNginx((folder) =>
    shippedNginx({
      folder,
      listenPorts: [plainPort, wwwPort, cmsPort, embedsPort, previewPort],
      upstreams: [
        ['prospectus_site', siteA, siteB, ...furtherPorts],
        ['prospectus_cms', cmsA, cmsB],
        ['prospectus_embeds', embedsA, embedsB],
      ],
    }),
  )
  const startCms = (port: number, ownEmbedsPort: number) => () =>
    installation.startCms({
      ...shared,
      ...dataDirOf(`cms-${port}`),
      CMS_PORT: String(port),
      EMBEDS_PORT: String(ownEmbedsPort),
    })
  const startSite = (port: number) => () =>
    installation.startSite({ ...shared, ...dataDirOf(`site-${port}`), SITE_PORT: String(port) })
  const contentSystems = [
    await createVictim(origin(cmsA), startCms(cmsA, embedsA)),
    await createVictim(origin(cmsB), startCms(cmsB, embedsB)),
  ] as const
  const createSite = (port: number) => createVictim(origin(port), startSite(port))
  const sites: [Victim, Victim, ...Victim[]] = [await createSite(siteA), await createSite(siteB)]
  for (const port of furtherPorts) sites.push(await createSite(port))
  const storage = await openStorage(databaseUrl)
  onTestFinished(storage.close)
  const urls = { siteUrl: origin(wwwPort), cmsUrl: origin(cmsPort), embedsUrl: origin(embedsPort) }
  return { ...urls, sites, contentSystems, postgres, bucket, nginx, storage }
}

/** Creates a database and a role that owns it and may do nothing else, as the guide advises. Returns its address. */
async function ownDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create role ${ROLE} login nosuperuser nocreatedb nocreaterole`)
  await client.query(`create database ${ROLE} owner ${ROLE}`)
  await client.end()
  return Object.assign(new URL(server), { username: ROLE, pathname: `/${ROLE}` }).href
}

const ROLE = 'prospectus'

export type Deployed = Awaited<ReturnType<typeof deploy>>

interface NginxOptions {
  /** Writable folder for the caches of nginx. */
  readonly folder: string
  /** Ports of the servers in the file, in order. */
  readonly listenPorts: readonly number[]
  /** Name and ports of each upstream. */
  readonly upstreams: readonly (readonly [string, ...(readonly number[])])[]
}

/**
 * The shipped configuration, on other ports and without TLS. It takes visitors' addresses from a header, since all
 * visitors are on this machine.
 */
export function shippedNginx({ folder, listenPorts, upstreams }: NginxOptions): string {
  const ports = [...listenPorts]
  const shipped = ['prospectus-upstreams', 'prospectus']
    .map((name) => readFileSync(join(root, `deploy/nginx/${name}.conf`), 'utf8'))
    .join('\n')
  return upstreams
    .reduce(
      (text, [name, ...servers]) =>
        text.replace(
          new RegExp(`(upstream ${name} \\{)(\\s+server [^;]+;)+`),
          `$1 ${servers.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ')}`,
        ),
      shipped,
    )
    .replaceAll(/listen (80|443 ssl http2);/g, () => `listen 127.0.0.1:${ports.shift()};`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replaceAll('/var/cache/prospectus', `${folder}/kept`)
    .replaceAll('/var/www/acme', `${folder}/acme`)
    .replaceAll('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for')
    .replaceAll('Host $host;', 'Host $http_host;')
}
