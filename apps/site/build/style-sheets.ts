import type { Plugin } from 'vite'
import { readStyleRules } from './read-style-rules.ts'

/** Parses each inlined style sheet into rules, so that a page carries only those that can match (decision 0004). */
export function styleSheets(folders: readonly string[]): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'post',
    transform(code, id) {
      const isOurs =
        folders.some((folder) => id.startsWith(folder)) || /\/(ui|blocks|layouts)\//.test(id)
      const [, css] =
        (isOurs && id.endsWith('.css?inline') && /^export default (".*")/s.exec(code)) || []
      if (css === undefined) return undefined
      const rules = readStyleRules(JSON.parse(css) as string)
      return { code: `export default ${JSON.stringify(rules)}`, map: null }
    },
  }
}
