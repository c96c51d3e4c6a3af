import { createHash } from 'node:crypto'
import { languageName } from '@prospectus/content/text/language-name'
import { HttpError } from '@prospectus/server/http-error'
import type { People } from '../people/people.ts'
import { changeSpaceName } from '../space/space.ts'
import type { Storage } from '../storage/storage.ts'
import {
  changeAsOwner,
  type ManagementRequest,
  type ManagementResponse,
  type RouteHandlers,
  readAsViewer,
  rejectedChangeAs,
} from './management-route.ts'

const ONE_SPACE_MESSAGE =
  'An installation has exactly one space: spaces can be neither created nor deleted'

/** The space in the format of official clients, with the subscription fields of a space without a plan. */
async function spaceToApi({ storage, actor, previewUrl }: ManagementRequest) {
  const { id, name, languageCodes } = await storage.space()
  const firstItem = { page: 1, perPage: 1 }
  const stories = await storage.listEntries({ ...firstItem, kind: 'stories' })
  const assets = await storage.assets({ search: undefined, ...firstItem })
  return {
    id,
    name,
    domain: previewUrl,
    region: 'eu',
    role: actor.role,
    owner_id: null,
    created_at: UNDATED,
    updated_at: UNDATED,
    stories_count: stories.total,
    assets_count: assets.total,
    default_lang_name: languageName('en', 'en'),
    languages: languageCodes.map((code) => ({ code, name: languageName(code, 'en') })),
    environments: [],
    default_root: 'modules/page',
    first_token: '',
    space_roles: [],
    collaborators: [],
    options: {},
    limits: {},
    feature_limit_exceeded_flags: {},
    plan: '',
    plan_level: 0,
    trial: false,
    requires_2fa: false,
    org_requires_2fa: false,
    development_mode: false,
    request_count_today: 0,
    api_requests: 0,
    exceeded_requests: 0,
    traffic_limit: 0,
    has_slack_webhook: false,
    has_pending_tasks: false,
    assistance_mode: false,
    ai_text_generator_disabled: true,
    ai_text_generator_feature_disabled: true,
    monthly_ai_tokens_traffic: 0,
    monthly_ai_tokens_traffic_limit: 0,
  }
}

/** Placeholder for the creation time of a space, which is not stored, and of a user, which tokens do not have. */
const UNDATED = '1970-01-01T00:00:00.000Z'

export const spaceRoutes = {
  'GET /spaces': readAsViewer(async (request) => ({
    body: { spaces: [await spaceToApi(request)] },
  })),
  'POST /spaces': rejectedChangeAs('owner', ONE_SPACE_MESSAGE),
  'GET /spaces/:space': readAsViewer(async (request) => ({
    body: { space: await spaceToApi(request) },
  })),
  'PUT /spaces/:space': changeAsOwner(async (request) => {
    const input = request.body.inside('space')
    const name = input.required('name', input.nonEmptyText('name'), 'a non-empty string')
    await request.storage.change(changeSpaceName, name)
    return { body: { space: await spaceToApi(request) } }
  }),
  'DELETE /spaces/:space': rejectedChangeAs('owner', ONE_SPACE_MESSAGE),
  'GET /users/me': readAsViewer(async ({ actor, storage }) => {
    const { id } = await storage.space()
    const userid = actor.personId ?? actor.author
    const user = {
      id: stableId(userid),
      userid,
      email: actor.email,
      username: actor.author,
      use_username: false,
      firstname: actor.author,
      lastname: '',
      friendly_name: actor.author,
      login_strategy: 'password',
      created_at: UNDATED,
      has_org: false,
      has_partner: false,
      org: {},
      org_role: null,
      role: 'normal',
      notified: [],
      favourite_spaces: [id],
      favourite_ideas: [],
      beta_user: false,
      track_statistics: false,
      ui_theme: { theme: 'default' },
      totp_factor_verified: false,
      configured_2fa_options: [],
      disclaimer_ids: [],
      live_chat_enabled: false,
      confirmed: true,
    }
    return { body: { user } }
  }),
  'PUT /users/me': rejectedChangeAs('owner', 'People change their name and password in the editor'),
} satisfies RouteHandlers

/** Derives a stable number from a name, for clients that expect one. It is too large to collide with sequential ids. */
export function stableId(name: string): number {
  return createHash('sha256').update(name).digest().readUIntBE(0, 6)
}

interface MeOptions {
  readonly storage: Pick<Storage, 'space'>
  readonly people?: Pick<People, 'findSignedInPerson'> | undefined
  readonly previewUrl: string
  readonly siteUrl: string
}

/**
 * `GET /v1/me`: the signed-in person, the space, and the URLs of preview and site, which the editor reads first.
 * @param setCookie receives the `Set-Cookie` header that extends the browser's session
 * @throws {HttpError} 401 without a session
 */
export async function meResponse(
  { headers }: Request,
  { storage, people, previewUrl, siteUrl }: MeOptions,
  setCookie?: (line: string) => void,
): Promise<ManagementResponse> {
  const person = await people?.findSignedInPerson(headers, setCookie)
  if (person === undefined)
    throw new HttpError(401, { error: 'Nobody is signed in; sign in first' })
  const { id, languageCodes } = await storage.space()
  const space = { id, languages: languageCodes }
  return { body: { person, space, preview_url: previewUrl, site_url: siteUrl } }
}
