import { bridgeScript } from 'virtual:bridge-script'
import type { Context } from 'hono'

/** `GET /bridge.js`: the editor's bridge, for the pages of any previewed site. */
export function serveBridge(c: Context): Response {
  return c.body(bridgeScript, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
  })
}
