import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestListener, withFastPath } from '@prospectus/server/http-server'
import { createDelivery } from '../../apps/cms/src/delivery/routes.ts'
import { openStorage } from '../../apps/cms/src/storage/storage.ts'
import { changeStory } from '../../apps/cms/src/stories/change-story.ts'
import { publishStory } from '../../apps/cms/src/stories/publish-story.ts'

/** Sent by the measuring process: register a webhook, or publish a story under a name. */
export type ServerCommand =
  | { readonly webhook: string; readonly secret: string }
  | { readonly publish: number; readonly name: string }

/** Serves the delivery API of a database, and its webhooks; reports its address, and when a command is done. */
const storage = await openStorage(process.argv[2] ?? '')
const log = { info: () => undefined, warn: console.error, error: console.error }
const errorResponse = () => new Response(null, { status: 400 })
const assetOrigin = 'http://127.0.0.1:3003'
const { routes, serveCached } = createDelivery({ storage, assetOrigin, log })
// Connections are idle for longer than the default five seconds between measurements.
const server = createServer(
  { keepAliveTimeout: 60_000 },
  withFastPath(serveCached, createRequestListener(routes.fetch, { log, errorResponse })),
)
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2` })
})
process.on('message', (command: ServerCommand) => {
  void runCommand(command).then(() => process.send?.({ done: true }))
})
process.once('disconnect', () => process.exit(0))

async function runCommand(command: ServerCommand): Promise<void> {
  if ('webhook' in command) {
    await storage.replaceOperatorWebhooks([{ name: 'bench', url: command.webhook }])
    storage.startSending({ log, operatorSecret: command.secret, seal: undefined })
  } else {
    await storage.change(changeStory, command.publish, { name: command.name })
    await storage.change(publishStory, command.publish)
  }
}
