import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readStyleRules } from './read-style-rules.ts'
import { mayCome, type ScriptNames, scriptNames } from './script-names.ts'

/** Where the client build writes the names that its scripts may put on a page. */
const NAMES = '.vite/script-names.json'

/**
 * Turns each inlined style sheet into its rules, so that a page carries only those that something on it
 * can match (decision 0004). In development a page carries them all.
 *
 * @param root the site's folder
 */
export function styleSheets(root: string): Plugin {
  let serving = false
  let known: ((name: string) => boolean) | undefined
  return {
    name: 'style-sheets',
    enforce: 'post',
    configResolved: ({ command }) => {
      serving = command === 'serve'
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const code = chunks
        .flatMap(({ modules }) => Object.entries(modules))
        .map(([id, { code }]) => (id.includes('/node_modules/') ? '' : (code ?? '')))
      const source = JSON.stringify(scriptNames(code.join('\n')))
      this.emitFile({ type: 'asset', fileName: NAMES, source })
    },
    transform(code, id) {
      const [, css] =
        (/\/(ui|blocks|layouts)\/.*\.css\?inline$/.test(id) &&
          /^export default (".*")/s.exec(code)) ||
        []
      if (css === undefined) return undefined
      known ??= serving ? () => true : mayCome(builtNames(root))
      const rules = readStyleRules(JSON.parse(css) as string, known)
      return { code: `export default ${JSON.stringify(rules)}`, map: null }
    },
  }
}

function builtNames(root: string): ScriptNames {
  return JSON.parse(readFileSync(join(root, 'dist/client', NAMES), 'utf8')) as ScriptNames
}
