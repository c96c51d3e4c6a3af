import { HttpError } from '@prospectus/server/http-error'
import type { Delivery } from '../outbox/deliveries.ts'
import type { Webhook, WebhookChange } from '../webhooks/webhooks.ts'
import type { BodyFields } from './fields.ts'
import { listAnswer } from './list-answer.ts'
import {
  type Handler,
  type ManagementRequest,
  type ManagementRoute,
  owners,
  ownersRead,
} from './management-route.ts'
import { notFound, unusable } from './refusal.ts'

const list: Handler = async ({ storage }) => ({
  body: { webhook_endpoints: (await storage.webhooks()).map(endpointOf) },
})

const get: Handler = async (request) => answerWith(await asked(request))

const create: Handler = async (request) => {
  const given = request.body.inside('webhook_endpoint')
  const [name, url] = [given.words('name'), given.text('endpoint')]
  if (name === undefined) {
    throw unusable('webhook_endpoint.name', given.raw.name, 'a text that is not empty')
  }
  if (url === undefined) {
    throw unusable('webhook_endpoint.endpoint', given.raw.endpoint, 'an http(s) address')
  }
  const made = await request.storage.createWebhook({ ...readChange(given, request), name, url })
  return { ...answerWith(made), status: 201 }
}

const save: Handler = async (request) => {
  const given = request.body.inside('webhook_endpoint')
  const change = readChange(given, request)
  return answerWith(await request.storage.changeWebhook(request.number('id'), change))
}

const remove: Handler = async (request) => {
  const webhook = await asked(request)
  await request.storage.deleteWebhook(webhook.id)
  return answerWith(webhook)
}

const logs: Handler = async (request) => {
  const { id } = await asked(request)
  const { page, perPage } = request.query.paging()
  const found = await request.storage.deliveries(id, page, perPage)
  return listAnswer('webhook_logs', found, perPage, logOf)
}

const replay: Handler = async (request) => {
  const [{ id }, log] = [await asked(request), request.number('log')]
  await request.storage.replayDelivery(id, log)
  return { status: 201, body: { replayed: log } }
}

async function asked({ storage, number }: ManagementRequest): Promise<Webhook> {
  const id = number('id')
  const webhook = (await storage.webhooks()).find((one) => one.id === id)
  if (webhook === undefined) throw notFound(`There is no webhook with the id ${id}`)
  return webhook
}

function readChange(given: BodyFields, { seal }: ManagementRequest): WebhookChange {
  const [name, url, topics] = [given.words('name'), given.text('endpoint'), given.texts('actions')]
  const [active, secret] = [given.flag('activated'), given.text('secret')]
  if (secret !== undefined && secret !== '' && seal === undefined) {
    throw new HttpError(422, { error: 'Without SEAL_SECRET no secret of a webhook can be kept' })
  }
  const sealedSecret = secret === '' ? null : secret && seal?.seal(secret)
  return {
    ...(name !== undefined && { name }),
    ...(url !== undefined && { url }),
    ...(topics !== undefined && { topics }),
    ...(active !== undefined && { active }),
    ...(sealedSecret !== undefined && { sealedSecret }),
  }
}

function answerWith(webhook: Webhook) {
  return { body: { webhook_endpoint: endpointOf(webhook) } }
}

/** The secret is never shown. */
function endpointOf({ url, topics, active, hasSecret, owner, ...rest }: Webhook) {
  return {
    ...rest,
    endpoint: url,
    actions: topics,
    activated: active,
    has_secret: hasSecret,
    own: owner === 'operator',
  }
}

function logOf({ id, topic, body, created_at, state, attempts, ...last }: Delivery) {
  const { status, error, next_at, ended_at } = last
  const request: unknown = JSON.parse(body)
  const next = state === 'waiting' ? next_at : null
  return { id, topic, request, created_at, state, attempts, status, error, next_at: next, ended_at }
}

export const webhookRoutes: readonly ManagementRoute[] = [
  { path: 'webhook_endpoints', methods: { GET: ownersRead(list), POST: owners(create) } },
  {
    path: 'webhook_endpoints/:id',
    methods: { GET: ownersRead(get), PUT: owners(save), DELETE: owners(remove) },
  },
  { path: 'webhook_endpoints/:id/logs', methods: { GET: ownersRead(logs) } },
  { path: 'webhook_endpoints/:id/logs/:log/replay', methods: { POST: owners(replay) } },
]
