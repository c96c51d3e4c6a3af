import { join } from 'node:path'
import { closeServers, createDrain } from '@prospectus/server/drain'
import { listen } from '@prospectus/server/listening'
import type { Log } from '@prospectus/server/log'
import type { Metrics } from '@prospectus/server/metrics'
import { watchRequests } from '@prospectus/server/watch-requests'
import { type Context, Hono } from 'hono'
import { createAssetPictures, createAssetRoutes } from './assets/asset-files.ts'
import { createBundledFiles } from './assets/bundled-files.ts'
import { createDiskStore } from './assets/store/disk-store.ts'
import { openAssetStore } from './assets/store/open-asset-store.ts'
import { answerBridge } from './bridge/bridge-route.ts'
import { createDelivery, type Delivery } from './delivery/routes.ts'
import { createEditorRoutes, openEditorFiles, wantsPage } from './editor/editor-routes.ts'
import { createShareRoutes } from './editor/share-routes.ts'
import { createAssessmentRoutes } from './embeds/assessment/assessment-routes.tsx'
import { createFormRoutes } from './embeds/forms/form-routes.ts'
import { createHubspotPages } from './embeds/hubspot/hubspot-page.tsx'
import { createListPages } from './embeds/lists/list-pages.tsx'
import { createMissingPages } from './embeds/notice.tsx'
import { createOpeningsRoutes } from './embeds/openings/openings-routes.tsx'
import { createDesignFiles } from './embeds/page/design-files.ts'
import {
  createRoleHeaders,
  databaseReadiness,
  type RoleRoutes,
  serveRole,
} from './http/serve-role.ts'
import { createRetention } from './leads/change-lead.ts'
import { createListLinks } from './leads/list-links.ts'
import { createManagementRoutes } from './management/routes.ts'
import type { Sender } from './outbox/sender.ts'
import type { Passwords } from './people/auth.ts'
import { createAuthRoutes } from './people/auth-routes.ts'
import { prepareFirstOwner } from './people/first-owner.ts'
import { createThinning, runPlans } from './plans/run-plans.ts'
import { createReportRoute } from './reports/report-route.ts'
import { createReportRetention } from './reports/store-report.ts'
import { createSeal } from './seal.ts'
import type { CmsSettings } from './settings.ts'
import type { Storage } from './storage/storage.ts'

interface CmsOptions {
  readonly settings: CmsSettings
  readonly log: Log
  /** The seed content, whose assets are served with those that were uploaded. */
  readonly contentDir: string
  /** The addresses of bundled assets contain this id, even when our space has another. */
  readonly bundledSpaceId: string
  /** Folder of the built editor; without a build in it there is none. */
  readonly editorDir: string
  /** Tells whoever starts the content system. */
  readonly say: (text: string) => void
  /** The content, once the storage is open. */
  readonly storage: Promise<Storage>
  /** Where requests and what waits are counted; left out where nobody wants to know. */
  readonly metrics?: Metrics | undefined
  /** How passwords are kept: those of the sign-in library, which are slow on purpose, unless told. */
  readonly passwords?: Passwords
}

/** The content system: two servers, so that what was uploaded is on an origin of its own (decision 0021). */
interface Cms {
  /**
   * Begins to listen, whether the storage is open yet or not.
   *
   * @throws {PortTaken} when a port cannot be had
   */
  readonly listen: () => Promise<{ readonly cmsPort: number; readonly embedsPort: number }>
  /** Resolves when all that is asked for is answered; rejects when the storage cannot be opened. */
  readonly ready: Promise<void>
  /** Lets clients leave and requests finish, and closes the storage; sooner once `hurry` is aborted. */
  readonly close: (hurry?: AbortSignal) => Promise<void>
}

/** Builds the content system; nothing runs until it is listened with. */
export function createCms(options: CmsOptions): Cms {
  const { settings, log, contentDir, bundledSpaceId, editorDir, say, storage, passwords } = options
  const { metrics } = options
  const { cmsPort, embedsPort, assetOrigin, dataDir, trustProxy } = settings
  const { cmsUrl, embedsUrl, siteUrl, previewUrl, previewToken, sealSecret, owner, signOn } =
    settings
  const store = openAssetStore(settings.assetStore, join(dataDir, 'uploads'))
  const pictures = createAssetPictures({ dataDir, source: store, trustProxy, log })
  let api: RoleRoutes | undefined
  let files: Hono | undefined
  let delivery: Delivery | undefined
  let sender: Sender | undefined
  let stopPlans = async () => {}
  const ready = storage.then(async (open) => {
    const { id } = await open.space()
    const embedHost = new URL(embedsUrl).host
    const seal = createSeal(sealSecret ?? '')
    const people = sealSecret
      ? open.people({ cmsUrl, sealSecret, log, sendMail: open.sendMail, passwords, signOn })
      : undefined
    const link = people && (await prepareFirstOwner(people, { cmsUrl, owner }))
    if (link) say(`Nobody can sign in to the editor yet. Become its owner at ${link}`)
    const access = { token: settings.managementToken, seal, knownToken: open.token, people }
    const library = {
      store,
      bundled: createBundledFiles(join(contentDir, 'assets')),
      bundledSpaceId,
      dropPictures: pictures.drop,
      uploadOrigin: cmsUrl,
    }
    const urls = { cmsUrl, previewUrl, siteUrl, embedsUrl, assetOrigin }
    const bundled = createDiskStore(join(contentDir, 'assets'))
    const hasBundledFile = async (path: string) => (await bundled.open(path)) !== undefined
    const own = { library, trustProxy, previewToken, embedHost, hasBundledFile }
    const management = { ...access, ...urls, ...own }
    const editor = await openEditorFiles(editorDir)
    delivery = createDelivery({ storage: open, assetOrigin, log })
    api = oneOf({
      management: createManagementRoutes({ storage: open, log, ...management }),
      delivery: delivery.routes,
      auth:
        people &&
        createAuthRoutes({
          ...{ people, cmsUrl, trustProxy, signOnLabel: signOn?.label },
          siteNames: [settings.brandName, settings.productPrefix],
        }),
      editor: editor && createEditorRoutes({ ...urls, editor }),
      shares: createShareRoutes({ storage: open, previewUrl, previewToken }),
      reports: createReportRoute({
        secret: settings.webhookSecret,
        storeReport: open.storeReport,
        log,
      }),
    })
    const links = createListLinks(embedsUrl, settings.sealSecret ?? '')
    sender = open.sendWaiting({
      ...{ log, operatorSecret: settings.webhookSecret, seal },
      privateAddresses: settings.webhookPrivateAddresses,
      crmSecret: settings.crmWebhookSecret,
      mail: settings.mail && { server: settings.mail, addressOf: links.addressOf },
    })
    sender.wake()
    if (metrics) measureStorage(metrics, open)
    const { carryOutNext, forgetLeadsBefore, deleteReportsBefore, thinVersions } = open
    const tidyLeads = createRetention({ keepDays: settings.leadsKeepDays, forgetLeadsBefore, log })
    const { reportsKeepDays: keepDays } = settings
    const tidyReports = createReportRetention({ keepDays, deleteReportsBefore, log })
    const thin = createThinning({ thinVersions, log })
    const tidy = async () => {
      await tidyLeads()
      await tidyReports()
      await thin()
    }
    stopPlans = runPlans({ carryOutNext, tidy, log })
    const forms = {
      storeSubmission: open.storeSubmission,
      siteUrl,
      embedsUrl,
      assetHosts: [new URL(assetOrigin).host],
      secrets: settings.sealSecret ?? '',
      previewToken,
      trustProxy,
    }
    const sources = [bundled, store]
    const spaceIds = [String(id), bundledSpaceId]
    files = new Hono()
      .onError(handUp)
      .route('/', createDesignFiles())
      .route('/', createFormRoutes({ storage: open, ...forms, log }))
      .route('/', createAssessmentRoutes({ storage: open, siteUrl, embedsUrl, previewToken }))
      .route('/', createOpeningsRoutes({ storage: open, siteUrl }))
      .route('/', createListPages({ storage: open, links, log }))
      .route('/', createHubspotPages(open, settings.hubspotAccounts))
      .route('/', createMissingPages())
      .route('/', createAssetRoutes({ spaceIds, sources, pictures, log }))
  })
  // Callers of `ready` see the error; without this line it would also count as unhandled.
  ready.catch(() => undefined)

  const drain = createDrain()
  const watched = watchRequests({ ...settings, metrics, log, routeOf })
  const ask = () => storage.then((open) => open.space())
  const cms = serveRole({
    log,
    routes: () => api,
    first: (...asked) => delivery?.serveCached(...asked),
    readiness: databaseReadiness(ask, log),
    headers: createRoleHeaders({ url: cmsUrl }),
    drain,
    watched,
  })
  const embeds = serveRole({
    log,
    routes: () => files,
    headers: createRoleHeaders({ url: embedsUrl, framedBy: [siteUrl, previewUrl, cmsUrl] }),
    drain,
    watched,
  })
  return {
    listen: async () => ({
      cmsPort: await listen(cms, { ...settings, port: cmsPort, portSetting: 'CMS_PORT' }),
      embedsPort: await listen(embeds, {
        ...settings,
        port: embedsPort,
        portSetting: 'EMBEDS_PORT',
      }),
    }),
    ready,
    close: async (hurry) => {
      await closeServers([cms, embeds], drain, { grace: settings.grace, hurry })
      await stopPlans()
      await sender?.stop()
      await storage.then((open) => open.close()).catch(() => undefined)
    },
  }
}

interface Parts {
  readonly management: Hono
  readonly delivery: Hono
  readonly auth: RoleRoutes | undefined
  readonly editor: Hono | undefined
  readonly shares: Hono
  readonly reports: (c: Context) => Promise<Response>
}

/** The editor, its bridge and the APIs. Each reads the path of a request in its own way: none is put into another. */
function oneOf({ management, delivery, auth, editor, shares, reports }: Parts): RoleRoutes {
  for (const part of [management, delivery, auth, editor, shares]) part?.onError(handUp)
  const routes: RoleRoutes = new Hono()
  return routes
    .onError(handUp)
    .get('/bridge.js', answerBridge)
    .all('/reports', reports)
    .all('/v1/*', (c) => management.fetch(c.req.raw, c.env))
    .all('/v2/*', (c) => delivery.fetch(c.req.raw, c.env))
    .get('/share/*', (c) => shares.fetch(c.req.raw, c.env))
    .all('/auth/*', (c) => (auth ?? delivery).fetch(c.req.raw, c.env))
    .all('*', (c) => (editor && wantsPage(c) ? editor : delivery).fetch(c.req.raw, c.env))
}

/** What fails without an answer of its own is answered and logged by the role that it is part of (`serveRole`). */
function handUp(error: Error): never {
  throw error
}

/** The route of a request, for the metrics: one of a few names, whatever is asked for. */
function routeOf(target: string): string {
  return ROUTE.exec(target)?.[0] ?? 'other'
}

const ROUTE =
  /^\/(healthz|readyz|v1|v2|auth|share|reports|bridge\.js|f|forms|assessment|openings|hubspot|lists)(?=[/?]|$)/

/** What waits to be sent, for how long already, whom it cannot reach, and the leads that there are. */
function measureStorage(metrics: Metrics, storage: Storage): void {
  const byKind = async (figure: (of: Awaited<ReturnType<Storage['backlog']>>[number]) => number) =>
    new Map((await storage.backlog()).map((of) => [of.kind, figure(of)]))
  metrics.gauges('outbox_waiting', 'Messages that wait to be sent', 'kind', () =>
    byKind(({ waiting }) => waiting),
  )
  metrics.gauges('outbox_oldest_seconds', 'Age of the oldest of them', 'kind', () =>
    byKind(({ oldest }) => (oldest === null ? 0 : (Date.now() - Date.parse(oldest)) / 1000)),
  )
  metrics.gauges('outbox_failing', 'Receivers not reached the last time', 'kind', () =>
    byKind(({ failing }) => failing),
  )
  metrics.gauges('leads', 'Leads in the database', 'state', storage.leadCounts)
}
