import type { Webhook, WebhookDraft, WebhookLog } from '@prospectus/protocol/management/webhook'
import type { Json } from '@prospectus/protocol/values/json'
import { HttpError } from '@prospectus/server/http-error'
import { findById } from '../definitions/lookup.ts'
import type { Delivery } from '../outbox/deliveries.ts'
import type { StoredWebhook, WebhookChange } from '../webhooks/webhooks.ts'
import { type BodyFields, definedMembers } from './fields.ts'
import {
  changeAsOwner,
  listResponse,
  type ManagementRequest,
  type RouteHandlers,
  readAsOwner,
} from './management-route.ts'

export const webhookRoutes = {
  'GET webhook_endpoints': readAsOwner(async ({ storage }) => ({
    body: { webhook_endpoints: (await storage.listWebhooks()).map(toApi) },
  })),
  'POST webhook_endpoints': changeAsOwner(async (request) => {
    const input = request.body.inside('webhook_endpoint')
    const created = await request.storage.createWebhook({
      ...readChange(input, request),
      name: input.required('name', input.nonEmptyText('name'), 'a non-empty string'),
      url: input.required('endpoint', input.text('endpoint'), 'an http(s) address'),
    })
    return { ...webhookResponse(created), status: 201 }
  }),
  'GET webhook_endpoints/:id': readAsOwner(async (request) =>
    webhookResponse(await findWebhook(request)),
  ),
  'PUT webhook_endpoints/:id': changeAsOwner(async (request) => {
    const input = request.body.inside('webhook_endpoint')
    const change = readChange(input, request)
    return webhookResponse(await request.storage.changeWebhook(request.number('id'), change))
  }),
  'DELETE webhook_endpoints/:id': changeAsOwner(async (request) => {
    const webhook = await findWebhook(request)
    await request.storage.deleteWebhook(webhook.id)
    return webhookResponse(webhook)
  }),
  'GET webhook_endpoints/:id/logs': readAsOwner(async (request) => {
    const { id } = await findWebhook(request)
    const { page, perPage } = request.query.paging()
    const found = await request.storage.listDeliveries(id, page, perPage)
    return listResponse({ webhook_logs: found.items.map(logToApi) }, found, perPage)
  }),
  'POST webhook_endpoints/:id/logs/:log/replay': changeAsOwner(async (request) => {
    const [{ id }, logId] = [await findWebhook(request), request.number('log')]
    await request.storage.replayDelivery(id, logId)
    return { status: 201, body: { replayed: logId } }
  }),
} satisfies RouteHandlers

async function findWebhook({ storage, number }: ManagementRequest<'id'>): Promise<StoredWebhook> {
  return findById(await storage.listWebhooks(), number('id'), 'webhook')
}

function readChange(input: BodyFields<WebhookDraft>, { seal }: ManagementRequest): WebhookChange {
  const secret = input.text('secret')
  if (secret !== undefined && secret !== '' && seal === undefined) {
    throw new HttpError(422, {
      error:
        'Secrets of webhooks need SEAL_SECRET, which is not set; set it for the content system and restart it',
    })
  }
  return definedMembers({
    name: input.nonEmptyText('name'),
    url: input.text('endpoint'),
    topics: input.texts('actions'),
    active: input.flag('activated'),
    sealedSecret: secret === '' ? null : secret && seal?.seal(secret),
  })
}

function webhookResponse(webhook: StoredWebhook) {
  return { body: { webhook_endpoint: toApi(webhook) } }
}

/** A webhook in the API's format, without its secret. */
function toApi({
  url,
  topics,
  active,
  hasSecret,
  source,
  ...otherMembers
}: StoredWebhook): Webhook {
  return {
    ...otherMembers,
    endpoint: url,
    actions: topics,
    activated: active,
    has_secret: hasSecret,
    // The API's name for a webhook of the installation's own settings.
    own: source === 'operator',
  }
}

function logToApi({
  id,
  topic,
  body,
  created_at,
  state,
  attempts,
  ...lastAttempt
}: Delivery): WebhookLog {
  const { status, error, next_at, ended_at } = lastAttempt
  const request: Json = JSON.parse(body)
  const next = state === 'waiting' ? next_at : null
  return { id, topic, request, created_at, state, attempts, status, error, next_at: next, ended_at }
}
