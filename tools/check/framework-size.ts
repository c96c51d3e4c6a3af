import type { Check } from './check-types.ts'

/**
 * What a framework would have given us. What pages say and how they look is not counted, nor what no
 * framework brings: reading content, limits for clients, security headers, preview.
 */
const PARTS: Readonly<Record<string, RegExp>> = {
  router:
    /^apps\/site\/src\/(routes\/(listener|middleware|routes)|page\/resolve-path|http\/request-target)\./,
  rendering:
    /^apps\/site\/src\/(rendering\/(client-modules|contained|document|fold|linked-|render-|script-|style-|used-)|page\/render-page\.)/,
  islands: /^apps\/site\/src\/islands\/[^/]+$/,
  'page cache and files':
    /^apps\/site\/src\/(page\/page-cache|http\/(answer|background-work|client-files|representation))\./,
  server: /^packages\/server\/src\/(http-server|listening|request-listener)\./,
  build:
    /^(apps\/site\/(build\/|vite\.config)|tools\/(build|run\/(ensure-built|compress-client))\.)/,
  'development server':
    /^(apps\/site\/src\/(islands\/development\/|development-site\.)|tools\/run\/(dev\.|development\/))/,
}
const MAX_LINES = 2000

/** Our own framework stays small enough to be read in an afternoon (decision 0001). */
export const frameworkSize: Check = {
  name: 'framework size',
  run: (files) => {
    const code = files.filter(({ path }) => !/\.(test|spec|fixture)\./.test(path))
    const sizes = Object.entries(PARTS).map(([name, part]) => {
      const own = code.filter(({ path }) => part.test(path))
      return { name, lines: own.reduce((sum, { text }) => sum + linesOfCode(text), 0) }
    })
    const total = sizes.reduce((sum, { lines }) => sum + lines, 0)
    const list = sizes.map(({ name, lines }) => `${name} ${lines}`).join(', ')
    return {
      findings: [
        ...(total > MAX_LINES ? [`${total} lines, at most ${MAX_LINES} are allowed`] : []),
        ...sizes
          .filter(({ lines }) => lines === 0)
          .map(({ name }) => `${name}: no file is counted`),
      ],
      note: `${total} of ${MAX_LINES} lines of code: ${list}`,
    }
  },
}

/** Lines that are neither blank nor comment. */
function linesOfCode(text: string): number {
  const code = text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '')
  return code.split('\n').filter((line) => line.trim() !== '').length
}
