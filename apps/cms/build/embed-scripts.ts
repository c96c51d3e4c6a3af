import type { Plugin } from 'vite'
import { scriptText } from './script-text.ts'

const SUFFIX = '?script'

/** Imports scripts as text (`import text from './height.script.ts?script'`), to go inline with a hash in the policy. */
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
