import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

const SUFFIX = '?script'

/**
 * Lets a module import a script as text (`import text from './height.script.ts?script'`). Pages contain the text
 * inline, and its hash in their content security policy.
 */
export function embedScripts(): Plugin {
  return {
    name: 'embed-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined
      const entry = id.slice(0, -SUFFIX.length)
      this.addWatchFile(entry)
      return `export default ${JSON.stringify(await bundleScript(entry))}`
    },
  }
}
