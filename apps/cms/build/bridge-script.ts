import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

const MODULE = 'virtual:bridge-script'
const ENTRY = join(import.meta.dirname, '..', 'src', 'bridge', 'bridge-script.ts')

/** Bundles the editor's bridge as the text of one script, which the content system serves. */
export function bridgeScript(): Plugin {
  return {
    name: 'bridge-script',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load: async (id) => {
      if (id !== `\0${MODULE}`) return undefined
      return `export const bridgeScript = ${JSON.stringify(await bundleScript(ENTRY, 'prospectusBridge'))}`
    },
  }
}
