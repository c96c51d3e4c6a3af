import { join } from 'node:path'
import { closeServers, createDrain } from '@prospectus/server/drain'
import { listen } from '@prospectus/server/listening'
import type { Log } from '@prospectus/server/log'
import { measureDisk } from '@prospectus/server/measure-disk'
import type { Metrics } from '@prospectus/server/metrics'
import { watchRequests } from '@prospectus/server/watch-requests'
import { type Context, Hono } from 'hono'
import { createAssetPictures, createAssetRoutes } from './assets/asset-files.ts'
import { createBundledFileLister } from './assets/bundled-files.ts'
import type { AssetStore } from './assets/store/asset-store.ts'
import { createDiskStore } from './assets/store/disk-store.ts'
import { openAssetStore } from './assets/store/open-asset-store.ts'
import { serveBridge } from './bridge/bridge-route.ts'
import { createDelivery } from './delivery/routes.ts'
import { createEditorRoutes, isPageRequest, openEditorFiles } from './editor/editor-routes.ts'
import { createShareRoutes } from './editor/share-routes.ts'
import { createAssessmentRoutes } from './embeds/assessment/assessment-routes.tsx'
import { createFormRoutes } from './embeds/forms/form-routes.ts'
import { createHubspotPages } from './embeds/hubspot/hubspot-page.tsx'
import { createListPages } from './embeds/lists/list-pages.tsx'
import { createNotFoundRoutes } from './embeds/notice.tsx'
import { createOpeningsRoutes } from './embeds/openings/openings-routes.tsx'
import { createDesignFiles } from './embeds/page/design-files.ts'
import {
  createOriginHeaders,
  createOriginServer,
  createReadinessCheck,
  type OriginRoutes,
} from './http/origin-server.ts'
import { createLeadRetention } from './leads/erase-leads.ts'
import { createMailingListLinks } from './leads/mailing-list-links.ts'
import { listenAddresses } from './listen-addresses.ts'
import { createManagementRoutes } from './management/routes.ts'
import type { Backlog } from './outbox/deliveries.ts'
import type { PasswordHasher } from './people/auth.ts'
import { createAuthRoutes } from './people/auth-routes.ts'
import { prepareFirstOwner } from './people/first-owner.ts'
import { createVersionThinner, runPlans } from './plans/run-plans.ts'
import { createReportRoute } from './reports/report-route.ts'
import { createReportRetention } from './reports/store-report.ts'
import { createSeal } from './seal.ts'
import type { CmsSettings } from './settings.ts'
import type { Storage } from './storage/storage.ts'

interface CmsOptions {
  readonly settings: CmsSettings
  readonly log: Log
  /** Folder of the seed content, whose assets are served like uploaded ones. */
  readonly contentDir: string
  /** Space id in the URLs of the seed content's assets, which can differ from the stored space's id. */
  readonly bundledSpaceId: string
  readonly editorDir: string
  /** Receives the link by which somebody becomes the first owner, if there is none yet. */
  readonly onFirstOwnerLink: (link: string) => void
  readonly storage: Promise<Storage>
  /** Undefined when metrics are off. */
  readonly metrics?: Metrics | undefined
  /** By default the sign-in library's, which is slow on purpose. */
  readonly passwordHasher?: PasswordHasher
}

/** Creates the content system with two servers, since uploads need an origin of their own (decision 0021). */
export function createCms(options: CmsOptions) {
  const { settings, log, storage, metrics } = options
  const { cmsUrl, embedsUrl, siteUrl, previewUrl, hsts } = settings
  const store = openAssetStore(settings.assetStore, join(settings.dataDir, 'uploads'))
  let services: Services | undefined
  const ready = storage.then(async (openedStorage) => {
    services = await startServices(openedStorage, store, options)
  })
  // Callers of `ready` handle the error; this only avoids an unhandled rejection.
  ready.catch(() => undefined)

  const drain = createDrain()
  const watchListener = watchRequests({ ...settings, metrics, log, routeOf })
  const cms = createOriginServer({
    log,
    routes: () => services?.api,
    tryFirst: (...exchange) => services?.delivery.serveCached(...exchange),
    readiness: createReadinessCheck(() => storage.then((opened) => opened.space()), log),
    headers: createOriginHeaders({ url: cmsUrl, hsts }),
    drain,
    watchListener,
  })
  const embeds = createOriginServer({
    log,
    routes: () => services?.embeds,
    headers: createOriginHeaders({
      url: embedsUrl,
      hsts,
      framedBy: [siteUrl, previewUrl, cmsUrl],
    }),
    drain,
    watchListener,
  })
  return {
    /** Starts to listen, even before the storage is open. Throws `AddressUnavailableError`. */
    listen: async () => {
      const addresses = listenAddresses(settings)
      return {
        cmsPort: await listen(cms, addresses.cms),
        embedsPort: await listen(embeds, addresses.embeds),
      }
    },
    /** Resolves once all routes are served; rejects if the storage cannot be opened. */
    ready: ready as Promise<void>,
    /** Drains connections, then closes the storage; cuts the draining short when `hurry` is aborted. */
    close: async (hurry?: AbortSignal): Promise<void> => {
      await closeServers([cms, embeds], drain, { drainMs: settings.drainMs, hurry })
      await ready.catch(() => undefined)
      await services?.stop()
      await storage.then((opened) => opened.close()).catch(() => undefined)
    },
  }
}

type Services = Awaited<ReturnType<typeof startServices>>

/** Creates all routes, and begins to send messages, carry out plans and clean up. */
async function startServices(storage: Storage, store: AssetStore, options: CmsOptions) {
  const { settings, log, contentDir, bundledSpaceId, metrics } = options
  const { cmsUrl, embedsUrl, siteUrl, previewUrl, previewToken, assetOrigin, trustProxy } = settings
  const { id: spaceId } = await storage.space()
  const seal = createSeal(settings.sealSecret ?? '')
  const people = await openPeople(storage, options)
  const bundledStore = createDiskStore(join(contentDir, 'assets'))
  const pictures = createAssetPictures({
    dataDir: settings.dataDir,
    source: store,
    trustProxy,
    log,
  })
  const urls = { cmsUrl, previewUrl, siteUrl, embedsUrl, assetOrigin }
  const editor = await openEditorFiles(options.editorDir)
  const delivery = createDelivery({ storage, assetOrigin, log })
  const api = joinRoutes({
    management: createManagementRoutes({
      ...urls,
      storage,
      log,
      token: settings.managementToken,
      seal,
      people,
      library: {
        store,
        listBundledFiles: createBundledFileLister(join(contentDir, 'assets')),
        bundledSpaceId,
        deleteConversions: pictures.deleteConversions,
        uploadOrigin: cmsUrl,
      },
      trustProxy,
      previewToken,
      embedHost: new URL(embedsUrl).host,
      hasBundledFile: async (path) => (await bundledStore.open(path)) !== undefined,
    }),
    delivery: delivery.routes,
    auth:
      people &&
      createAuthRoutes({
        people,
        cmsUrl,
        trustProxy,
        ssoLabel: settings.sso?.label,
        siteNames: [settings.brandName, settings.productPrefix],
      }),
    editor: editor && createEditorRoutes({ ...urls, editor }),
    shares: createShareRoutes({ storage, previewUrl, previewToken }),
    reports: createReportRoute({
      secret: settings.webhookSecret,
      storeReport: storage.storeReport,
      log,
    }),
  })
  const links = createMailingListLinks(embedsUrl, settings.sealSecret ?? '')
  const embeds = new Hono()
    .onError(rethrow)
    .route('/', createDesignFiles())
    .route(
      '/',
      createFormRoutes({
        storage,
        storeSubmission: storage.storeSubmission,
        siteUrl,
        embedsUrl,
        assetHosts: [new URL(assetOrigin).host],
        sealSecrets: settings.sealSecret ?? '',
        previewToken,
        trustProxy,
        log,
      }),
    )
    .route('/', createAssessmentRoutes({ storage, siteUrl, embedsUrl, previewToken }))
    .route('/', createOpeningsRoutes({ storage, siteUrl }))
    .route('/', createListPages({ storage, links, log }))
    .route('/', createHubspotPages(storage, settings.hubspotAccounts))
    .route('/', createNotFoundRoutes())
    .route(
      '/',
      createAssetRoutes({
        spaceIds: [String(spaceId), bundledSpaceId],
        sources: [bundledStore, store],
        pictures,
        log,
      }),
    )
  const sender = storage.startSending({
    log,
    operatorSecret: settings.webhookSecret,
    seal,
    allowsPrivateAddresses: settings.allowsPrivateWebhooks,
    crmSecret: settings.crmWebhookSecret,
    mail: settings.mail && { server: settings.mail, addressOf: links.addressOf },
  })
  sender.wake()
  if (metrics) {
    registerGauges(metrics, storage)
    measureDisk(metrics, settings.dataDir)
  }
  const { executeNextPlan } = storage
  const stopPlans = runPlans({
    executeNextPlan,
    cleanUp: createCleanUp(storage, settings, log),
    log,
  })
  const stop = async () => {
    await stopPlans()
    await sender.stop()
  }
  return { api, embeds, delivery, stop }
}

/** Opens the management of people, and reports the first owner's link if needed. Undefined without `SEAL_SECRET`. */
async function openPeople(
  storage: Storage,
  { settings, log, onFirstOwnerLink, passwordHasher }: CmsOptions,
) {
  const { cmsUrl, sealSecret, sso, owner, isContentElsewhere } = settings
  if (!sealSecret) return undefined
  const { sendMail } = storage
  const people = storage.people({ cmsUrl, sealSecret, log, sendMail, passwordHasher, sso })
  const link = await prepareFirstOwner(people, { cmsUrl, owner, isContentElsewhere })
  if (link) onFirstOwnerLink(link)
  return people
}

/** Returns a function that deletes leads, reports and versions past their retention period. */
function createCleanUp(
  { eraseLeadsBefore, deleteReportsBefore, thinVersions }: Storage,
  { leadsKeepDays, reportsKeepDays }: CmsSettings,
  log: Log,
): () => Promise<void> {
  const cleanUpLeads = createLeadRetention({ keepDays: leadsKeepDays, eraseLeadsBefore, log })
  const cleanUpReports = createReportRetention({
    keepDays: reportsKeepDays,
    deleteReportsBefore,
    log,
  })
  const thinOldVersions = createVersionThinner({ thinVersions, log })
  return async () => {
    await cleanUpLeads()
    await cleanUpReports()
    await thinOldVersions()
  }
}

interface Routes {
  readonly management: Hono
  readonly delivery: Hono
  readonly auth: OriginRoutes | undefined
  readonly editor: Hono | undefined
  readonly shares: Hono
  readonly reports: (c: Context) => Promise<Response>
}

/** Joins the routes of the editor, its bridge and the APIs by `fetch`, since each parses paths differently. */
function joinRoutes({ management, delivery, auth, editor, shares, reports }: Routes): OriginRoutes {
  for (const part of [management, delivery, auth, editor, shares]) part?.onError(rethrow)
  const routes: OriginRoutes = new Hono()
  return routes
    .onError(rethrow)
    .get('/bridge.js', serveBridge)
    .all('/reports', reports)
    .all('/v1/*', (c) => management.fetch(c.req.raw, c.env))
    .all('/v2/*', (c) => delivery.fetch(c.req.raw, c.env))
    .get('/share/*', (c) => shares.fetch(c.req.raw, c.env))
    .all('/auth/*', (c) => (auth ?? delivery).fetch(c.req.raw, c.env))
    .all('*', (c) => (editor && isPageRequest(c) ? editor : delivery).fetch(c.req.raw, c.env))
}

function rethrow(error: Error): never {
  throw error
}

/** Route name for metrics: one of a fixed list, so that clients cannot create labels. */
function routeOf(target: string): string {
  return ROUTE.exec(target)?.[0] ?? 'other'
}

const ROUTE =
  /^\/(healthz|readyz|v1|v2|auth|share|reports|bridge\.js|f|forms|assessment|openings|hubspot|lists)(?=[/?]|$)/

function registerGauges(metrics: Metrics, storage: Storage): void {
  const byKind = async (measure: (backlog: Backlog) => number) =>
    new Map((await storage.readBacklog()).map((backlog) => [backlog.kind, measure(backlog)]))
  metrics.gauges('outbox_waiting', 'Messages that wait to be sent', 'kind', () =>
    byKind(({ waiting }) => waiting),
  )
  metrics.gauges('outbox_oldest_seconds', 'Age of the oldest message that waits', 'kind', () =>
    byKind(({ oldest }) => (oldest === null ? 0 : (Date.now() - Date.parse(oldest)) / 1000)),
  )
  metrics.gauges('outbox_failing', 'Receivers whose last attempt failed', 'kind', () =>
    byKind(({ failingReceivers }) => failingReceivers),
  )
  metrics.gauges('leads', 'Leads in the database', 'state', storage.countLeads)
}
