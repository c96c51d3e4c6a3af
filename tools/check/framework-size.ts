import type { Check } from './check-types.ts'

/**
 * What a framework would have given us: rendering, used styles, islands and their loader, page cache.
 * Kept small enough to be read in one sitting.
 */
const PARTS = [
  /^apps\/site\/build\//,
  /^apps\/site\/src\/islands\//,
  /^apps\/site\/src\/rendering\/(client-modules|contained|document|render-|script-|style-|used-)/,
  /^apps\/site\/src\/http\/(representation|background-work)/,
  /^apps\/site\/src\/page\/(page-cache|render-page)/,
]
const MAX_LINES = 760

export const frameworkSize: Check = {
  name: 'framework size',
  run: (files) => {
    const parts = files
      .filter(
        ({ path }) => PARTS.some((part) => part.test(path)) && !/\.(test|fixture)\./.test(path),
      )
      .map(({ path, text }) => ({ path, lines: linesOfCode(text) }))
    const total = parts.reduce((sum, { lines }) => sum + lines, 0)
    const list = parts.map(({ path, lines }) => `${path} ${lines}`)
    return {
      findings:
        total > MAX_LINES ? [`${total} lines, at most ${MAX_LINES}: ${list.join(', ')}`] : [],
      note: `${total} of ${MAX_LINES} lines of code: ${list.join(', ')}`,
    }
  },
}

/** Lines that are neither blank nor comment. */
function linesOfCode(text: string): number {
  const code = text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '')
  return code.split('\n').filter((line) => line.trim() !== '').length
}
