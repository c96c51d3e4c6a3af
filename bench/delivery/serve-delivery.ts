import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createDeliveryRoutes } from '../../apps/cms/src/delivery/routes.ts'
import { openStorage } from '../../apps/cms/src/storage/open-storage.ts'

/** The delivery API over the database at the address given, in a process of its own; says where it is. */
const storage = await openStorage(process.argv[2] ?? '')
const log = { info: () => undefined, warn: console.error, error: console.error }
const assetOrigin = 'http://127.0.0.1:3003'
const app = createDeliveryRoutes({ storage, assetOrigin, log })
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2` })
})
process.once('disconnect', () => process.exit(0))
