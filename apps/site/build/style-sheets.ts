import type { Plugin } from 'vite'
import { readStyleRules } from './read-style-rules.ts'

/**
 * Turns each inlined style sheet into its rules, so that a page carries only those that something on it
 * can match (decision 0004).
 */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'post',
    transform(code, id) {
      const [, css] =
        (/\/(ui|blocks|layouts)\/.*\.css\?inline$/.test(id) &&
          /^export default (".*")/s.exec(code)) ||
        []
      if (css === undefined) return undefined
      const rules = readStyleRules(JSON.parse(css) as string)
      return { code: `export default ${JSON.stringify(rules)}`, map: null }
    },
  }
}
