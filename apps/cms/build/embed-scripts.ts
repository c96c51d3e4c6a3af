import type { Plugin } from 'vite'
import { scriptText } from './script-text.ts'

const SUFFIX = '?script'

/**
 * Lets a page import a browser script as text: `import text from './height.script.ts?script'`. The page puts it
 * in line and names its hash in its policy.
 */
export function embedScripts(): Plugin {
  return {
    name: 'embed-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined
      const entry = id.slice(0, -SUFFIX.length)
      this.addWatchFile(entry)
      return `export default ${JSON.stringify(await scriptText(entry))}`
    },
  }
}
