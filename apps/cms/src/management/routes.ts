import type { IncomingMessage } from 'node:http'
import type { ManagementContract } from '@prospectus/protocol/management/contract'
import { isAllowed } from '@prospectus/protocol/management/person'
import type { EmptyObject } from '@prospectus/protocol/management/request'
import { clientAddress } from '@prospectus/server/client-limit'
import { HttpError } from '@prospectus/server/http-error'
import { isAborted } from '@prospectus/server/http-server'
import { type Log, loggedPath } from '@prospectus/server/log'
import { type Context, Hono } from 'hono'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { findOperatorError } from '../database/database-error.ts'
import { StorageError } from '../database/storage-error.ts'
import { createLinkChecks, type LinkChecks } from '../links/link-checks.ts'
import type { People } from '../people/people.ts'
import { readBody } from '../request-body.ts'
import type { Seal } from '../seal.ts'
import type { Storage } from '../storage/storage.ts'
import { StaleVersionError } from '../stories/versions.ts'
import { createUploadLimit, type RunUpload, receiveUpload } from './asset-uploads.ts'
import { assetRoutes, assetToApi } from './assets.ts'
import { assertAllowed, auditChanges, authenticate } from './authorize.ts'
import { bundledAssetRoutes } from './bundled-assets.ts'
import { componentRoutes } from './components.ts'
import { createContentAccess } from './content-access.ts'
import { datasourceRoutes } from './datasources.ts'
import { definitionRoutes } from './definitions.ts'
import { bodyFields, invalid, notFound, queryFields, readIfMatch } from './fields.ts'
import { leadRoutes } from './leads.ts'
import type {
  Handlers,
  ManagementEndpoint,
  ManagementRequest,
  ManagementResponse,
} from './management-route.ts'
import { peopleRoutes } from './people.ts'
import { planRoutes } from './plans.ts'
import { createPreviewAddress } from './preview-address.ts'
import { publishingRoutes } from './publishing.ts'
import { redirectRoutes } from './redirects.ts'
import { reportRoutes } from './reports.ts'
import { meResponse, spaceRoutes } from './spaces.ts'
import { storyRoutes } from './stories.ts'
import { storyActionRoutes } from './story-actions.ts'
import { teamworkRoutes } from './teamwork.ts'
import { templateRoutes } from './templates.ts'
import { tokenRoutes } from './tokens.ts'
import { webhookRoutes } from './webhooks.ts'

export const MANAGEMENT_ROUTES: Handlers<Omit<ManagementContract, RolelessRoutes>> = {
  ...storyRoutes,
  ...storyActionRoutes,
  ...planRoutes,
  ...teamworkRoutes,
  ...publishingRoutes,
  ...templateRoutes,
  ...datasourceRoutes,
  ...assetRoutes,
  ...bundledAssetRoutes,
  ...peopleRoutes,
  ...componentRoutes,
  ...definitionRoutes,
  ...spaceRoutes,
  ...webhookRoutes,
  ...tokenRoutes,
  ...leadRoutes,
  ...redirectRoutes,
  ...reportRoutes,
}

/** Routes that need no role, but a session or a signed address. */
type RolelessRoutes = 'GET /me' | 'POST asset_uploads/:signature'

/** An endpoint of any route. Where it is defined, its type is checked against its route. */
interface AnyEndpoint extends Omit<ManagementEndpoint<never>, 'handler'> {
  handler(request: ManagementRequest): Promise<ManagementResponse>
}

export interface ManagementOptions {
  readonly storage: Storage
  readonly log: Log
  readonly token: string | undefined
  /** Undefined without SEAL_SECRET; uploads and webhook secrets are then unavailable. */
  readonly seal?: Seal | undefined
  /** If undefined, files cannot be uploaded. */
  readonly library?: AssetLibrary | undefined
  readonly people?: People | undefined
  readonly trustProxy?: boolean
  /** Public origin of the editor, the only one that may send changes with a session. */
  readonly cmsUrl: string
  readonly previewUrl: string
  readonly previewToken: string | undefined
  readonly assetOrigin: string
  readonly siteUrl: string
  readonly embedsUrl: string
  readonly embedHost: string
  /** Tests for a bundled file by `{W}x{H}/{hash}/{name}`; there are none by default. */
  readonly hasBundledFile?: (path: string) => Promise<boolean>
}

/** The management API, below `/v1` (management-api#endpoints). */
export function createManagementRoutes(options: ManagementOptions): Hono {
  const app = new Hono().basePath('/v1')
  const linkChecks = linkChecksFor(options)
  app.get('/me', (c) => respond(c, options, () => meResponse(c.req.raw, options, cookieSetter(c))))
  for (const [path, methods] of methodsByPath()) {
    app.all(routePath(path), (c) =>
      respond(c, options, () => dispatch(c, path, methods, { ...options, linkChecks })),
    )
  }
  const runUpload = createUploadLimit()
  app.post('/spaces/:space/asset_uploads/:signed', (c) =>
    respond(c, options, () => upload(c, options, runUpload)),
  )
  const rejectUnknown = async (c: Context) => {
    await authenticate(c.req.raw, options, cookieSetter(c))
    throw notFound('There is no such address in the management API; check its path and method')
  }
  app.all('*', (c) => respond(c, options, () => rejectUnknown(c)))
  return app
}

function methodsByPath(): ReadonlyMap<string, Methods> {
  const byPath = new Map<string, Record<string, AnyEndpoint>>()
  for (const [route, endpoint] of Object.entries<AnyEndpoint>(MANAGEMENT_ROUTES)) {
    const [method = '', path = ''] = route.split(' ')
    byPath.set(path, { ...byPath.get(path), [method]: endpoint })
  }
  return byPath
}

type Methods = Readonly<Record<string, AnyEndpoint>>

/** The URL path of a route, below `/v1`. */
export function routePath(path: string): string {
  return path.startsWith('/') ? path : `/spaces/:space/${path}`
}

function cookieSetter(c: Context): (line: string) => void {
  return (line) => c.header('set-cookie', line, { append: true })
}

async function dispatch(
  c: Context,
  path: string,
  methods: Methods,
  options: ManagementOptions & { readonly linkChecks: LinkChecks },
): Promise<ManagementResponse> {
  const { seal, library, people, linkChecks } = options
  const actor = await authenticate(c.req.raw, options, cookieSetter(c))
  const space = await options.storage.space()
  if ((c.req.param('space') ?? String(space.id)) !== String(space.id))
    throw notFound(`There is no space ${c.req.param('space')} here; expected ${space.id}`)
  const endpoint = methods[c.req.method]
  if (endpoint === undefined) throw methodNotAllowed(c.req.method, Object.keys(methods))
  assertAllowed(actor, endpoint, c.req.raw, options)
  const body = bodyFields<EmptyObject>(await readBody(c.req.raw))
  const number = (name: string) => {
    const text = c.req.param(name) ?? ''
    if (!/^\d{1,15}$/.test(text)) throw invalid(name, text, 'a whole number')
    return Number(text)
  }
  const content = createContentAccess({ ...options, space })
  const edit = {
    author: actor.author,
    startedFrom: readIfMatch(c.req.header('if-match')),
    keepsRedirects: !isAllowed(actor.role, 'editor'),
  }
  const { storage, finish } = auditChanges(options.storage, {
    person_id: actor.personId ?? null,
    author: actor.author,
    action: `${c.req.method} ${path.replace(/^\//, '')}`,
    subject: c.req.path.split('/').slice(4).join('/'),
    client: clientOf(c, options),
  })
  try {
    const response = await endpoint.handler({
      actor,
      people,
      storage,
      seal,
      library,
      linkChecks,
      content,
      previewUrl: options.previewUrl,
      previewAddress: createPreviewAddress({ ...options, spaceId: space.id }),
      shareAddress: (token) => `${options.cmsUrl}/share/${token}`,
      number,
      text: (name) => c.req.param(name) ?? '',
      query: queryFields(new URL(c.req.url).searchParams),
      body,
      edit,
    })
    if (endpoint.isChange && endpoint.isRecorded !== false) await finish()
    return response
  } catch (error) {
    if (!(error instanceof StaleVersionError)) throw error
    const current = content.toApi(await storage.storyWithDraft(error.storyId))
    const yours = { ...Object(body.raw.story), version: edit.startedFrom }
    const conflict = { error: error.message, current, yours }
    throw new HttpError(409, conflict, { etag: `"${error.current}"` })
  }
}

function linkChecksFor(options: ManagementOptions): LinkChecks {
  const { storage, assetOrigin, siteUrl, embedHost, hasBundledFile = async () => false } = options
  return createLinkChecks({
    queries: storage.linkQueries,
    hasFile: hasBundledFile,
    site: async () => {
      const { assetHost, languageCodes: languages } = await storage.space()
      const assetHosts = [assetHost, new URL(assetOrigin).host]
      return { siteUrl, embedHost, assetHosts, languages }
    },
  })
}

/** Client IP; '' for in-process requests. */
function clientOf({ env }: Context, { trustProxy = false }: ManagementOptions): string {
  const incoming: IncomingMessage | undefined = env?.incoming
  return incoming === undefined ? '' : clientAddress(incoming, trustProxy)
}

/** Receives an upload. It needs no token, since its address holds a sealed ticket for this one file. */
async function upload(
  c: Context,
  options: ManagementOptions,
  runUpload: RunUpload,
): Promise<ManagementResponse> {
  const { storage, seal, library, people } = options
  if (library === undefined) throw notFound('This content system has no asset store')
  const context = { storage, seal, library, people, runUpload, client: clientOf(c, options) }
  const { asset, ...changedStories } = await receiveUpload(
    c.req.raw,
    c.req.param('signed') ?? '',
    context,
  )
  const content = createContentAccess({ ...options, space: await storage.space() })
  const tags = await storage.listInternalTags()
  return { status: 201, body: { ...assetToApi(asset, content, tags), ...changedStories } }
}

async function respond(
  c: Context,
  { log }: ManagementOptions,
  handle: () => Promise<ManagementResponse>,
): Promise<Response> {
  try {
    const { status = 200, body, headers = {} } = await handle()
    if (body instanceof ReadableStream) return c.body(body, status, headers)
    return c.json(body, status, headers)
  } catch (error) {
    // The client closed the connection, which `createOriginServer` handles.
    if (isAborted(c.env?.incoming)) throw error
    const failure = toHttpError(error)
    if (failure === undefined || failure.status === 503) {
      log.error(
        'management.failed',
        'A request to the management API failed. With status 503, do what the error says; with 500, report the error',
        {
          target: `${c.req.method} ${loggedPath(c.req.path)}`,
          status: failure?.status ?? 500,
          error,
        },
      )
    }
    if (failure === undefined)
      return c.json(
        {
          error: 'The request could not be processed; the log of the content system has the error',
        },
        500,
      )
    return c.json(failure.body, failure.status, failure.headers)
  }
}

function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  const operatorError = findOperatorError(error)
  if (operatorError !== undefined) {
    return new HttpError(503, { error: operatorError.message }, { 'retry-after': '5' })
  }
  if (!(error instanceof StorageError)) return undefined
  const { kind, field, message, resource } = error
  if (field !== undefined)
    return new HttpError(422, { error: message, field: `${resource}.${field}` })
  return new HttpError(kind === 'missing' ? 404 : 422, { error: message })
}

function methodNotAllowed(method: string, allowed: readonly string[]): HttpError {
  const expected = allowed.join(', ')
  const error = `The method ${method} is not allowed here; expected ${expected}`
  return new HttpError(405, { error }, { allow: expected })
}
