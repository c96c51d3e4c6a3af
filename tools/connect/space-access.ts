import { ContentApiError } from '@prospectus/protocol/client/content-api-error'
import { type ContentClient, createContentClient } from '@prospectus/protocol/client/content-client'
import {
  createManagementApiClient,
  type ManagementApiClientConfig,
} from '@storyblok/management-api-client'
import type { SpaceClients } from '../content/exchange/pulled-space.ts'

/** Storyblok's regions, with the hosts of their APIs (delivery-protocol#endpoints). */
export const REGIONS = {
  eu: { delivery: 'https://api.storyblok.com/v2', management: 'https://mapi.storyblok.com' },
  us: { delivery: 'https://api-us.storyblok.com/v2', management: 'https://api-us.storyblok.com' },
  ca: { delivery: 'https://api-ca.storyblok.com/v2', management: 'https://api-ca.storyblok.com' },
  ap: { delivery: 'https://api-ap.storyblok.com/v2', management: 'https://api-ap.storyblok.com' },
  cn: { delivery: 'https://app.storyblokchina.cn/v2', management: 'https://app.storyblokchina.cn' },
} as const

export interface SpaceAddresses {
  readonly delivery: string
  readonly management: string
}

export interface SpaceTokens {
  /** `CONTENT_TOKEN`: reads only published stories. */
  readonly published: string | undefined
  /** `CONTENT_PREVIEW_TOKEN`: drafts as well. */
  readonly preview: string | undefined
  /** `STORYBLOK_TOKEN`: a personal access token, for the definitions of components. */
  readonly management: string | undefined
}

export type ManagementClient = ReturnType<typeof createManagementApiClient<true>>

/** Clients of a space whose tokens were tested, or a sentence for each problem. */
export type SpaceAccess =
  | { readonly ok: true; readonly clients: SpaceClients; readonly management?: ManagementClient }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Tests each token of a space. Never throws: every failure is a sentence. */
export async function openSpace(
  spaceId: number,
  addresses: SpaceAddresses,
  tokens: SpaceTokens,
): Promise<SpaceAccess> {
  const { published, preview } = tokens
  if (published === undefined) return { ok: false, problems: [NO_TOKEN] }
  const client = (token: string, view: 'published' | 'draft') =>
    createContentClient({ apiUrl: addresses.delivery, token, view, retries: 1 })
  const clients = {
    published: client(published, 'published'),
    draft: preview === undefined ? undefined : client(preview, 'draft'),
  }
  const management =
    tokens.management === undefined
      ? undefined
      : managementClient(spaceId, addresses, tokens.management)
  const problems = await Promise.all([
    deliveryProblem('CONTENT_TOKEN', clients.published, spaceId),
    draftProblem(client(published, 'draft')),
    preview && previewProblem(client(preview, 'published'), client(preview, 'draft'), spaceId),
    management && managementProblem(management, spaceId),
  ])
  const foundProblems = problems.filter((problem) => problem !== undefined)
  return foundProblems.length > 0
    ? { ok: false, problems: foundProblems }
    : { ok: true, clients, ...(management && { management }) }
}

function managementClient(
  spaceId: number,
  { management }: SpaceAddresses,
  personalAccessToken: string,
): ManagementClient {
  const settings: ManagementApiClientConfig<true> = {
    personalAccessToken,
    spaceId,
    baseUrl: management,
    throwOnError: true,
    // A request rejected by a rate limit was not carried out, so it is safe to repeat.
    retry: { limit: 5, methods: ['get', 'post'], statusCodes: [429] },
  }
  return createManagementApiClient(settings)
}

async function deliveryProblem(
  setting: string,
  client: ContentClient,
  spaceId: number,
): Promise<string | undefined> {
  try {
    const { id, name } = await client.space()
    if (Number(id) === spaceId) return undefined
    return `${setting} opens space ${id} (${JSON.stringify(name)}), not ${spaceId}: take a token of space ${spaceId}.`
  } catch (error) {
    return `${setting}: ${reasonOf(error)}`
  }
}

/** A sentence if the token of published content opens drafts, which a *public* token does not. */
async function draftProblem(client: ContentClient): Promise<string | undefined> {
  try {
    await client.story('settings')
    return 'CONTENT_TOKEN opens drafts: the production site takes a token of the kind "public" only. Make one in Settings, Access Tokens.'
  } catch {
    // Rejected, as it should be; any other failure is reported by the test of the token itself.
    return undefined
  }
}

/** A sentence if the preview token opens no drafts, as when it is a *public* token, which opens the space itself. */
async function previewProblem(
  published: ContentClient,
  draft: ContentClient,
  spaceId: number,
): Promise<string | undefined> {
  const problem = await deliveryProblem('CONTENT_PREVIEW_TOKEN', published, spaceId)
  if (problem !== undefined) return problem
  try {
    await draft.story('settings')
    return undefined
  } catch (error) {
    if (!isRejected(error)) return undefined
    return 'CONTENT_PREVIEW_TOKEN opens no drafts: take a token of the kind "preview" from Settings, Access Tokens.'
  }
}

async function managementProblem(
  client: ManagementClient,
  spaceId: number,
): Promise<string | undefined> {
  try {
    await client.spaces.get()
    return undefined
  } catch (error) {
    return `STORYBLOK_TOKEN: ${managementReason(error, `space ${spaceId}`)}`
  }
}

/** Explains in a sentence why a management API request failed. */
export function managementReason(error: unknown, subject: string): string {
  const { response }: { response?: { status?: unknown; data?: unknown } } = Object(error)
  if (response?.status === 401)
    return 'the management API does not know this token (401). Take a personal access token from My account, or give the region of the space (--region).'
  if (response?.status === 403)
    return `the token's owner may not change ${subject} (403). Take the token of somebody with the role admin, or one that may edit components and data sources.`
  if (response?.status === 404)
    return `there is no ${subject} for this token (404). Check the number, and the region (--region).`
  const details = response?.data === undefined ? '' : `: ${JSON.stringify(response.data)}`
  if (response !== undefined)
    return `the request for ${subject} failed with status ${response.status}${details}.`
  return `${subject} could not be reached: ${messageOf(error)}`
}

function reasonOf(error: unknown): string {
  if (isRejected(error))
    return 'the space rejects this token. Copy it again from Settings, Access Tokens, or give the region of the space (--region): a token is known in its own region only.'
  if (error instanceof ContentApiError && error.status === 404)
    return 'there is no delivery API at this address (404). Check CONTENT_API_URL.'
  return `the space could not be read: ${messageOf(error)}`
}

function isRejected(error: unknown): boolean {
  return error instanceof ContentApiError && (error.status === 401 || error.status === 403)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const NO_TOKEN =
  'CONTENT_TOKEN is not set: expected an access token of the kind "public", from Settings, Access Tokens of the space.'
