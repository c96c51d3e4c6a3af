import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { Plugin } from 'vite'
import type { Selector, StyleRule } from '../src/rendering/style-rules.ts'

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

/** Parses a style sheet into rules, each with the classes and elements that its selectors need. */
export function readStyleRules(css: string): readonly StyleRule[] {
  return rulesIn(parse(css), [])
}

function rulesIn(container: Container<ChildNode>, within: readonly string[]): readonly StyleRule[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'comment') return []
    if (node.type === 'rule') return [ruleOf(node, within)]
    if (node.type === 'atrule' && node.nodes && GROUPING.has(node.name)) {
      return rulesIn(node as Container<ChildNode>, [...within, preludeOf(node)])
    }
    const whole = node.type === 'atrule' && !node.nodes ? `${node};` : String(node)
    return [{ within, selectors: undefined, body: whole }]
  })
}

const GROUPING = new Set(['layer', 'media', 'supports', 'container'])

const preludeOf = ({ name, params }: AtRule) => (params === '' ? `@${name}` : `@${name} ${params}`)

function ruleOf(rule: Rule, within: readonly string[]): StyleRule {
  const selectors = selectorParser().astSync(rule.selector).nodes
  return {
    within,
    selectors: selectors.map((each) => ({ text: String(each).trim(), needs: needsOf(each) })),
    body: `{${rule.nodes.map(String).filter(isNeeded).map(compact).join(';')}}`,
  }
}

/** The minifier prefixes this for Safari, which has known it unprefixed since 12.1. */
const isNeeded = (declaration: string) => !/^-webkit-text-decoration-/.test(declaration)

/** Removes blanks that the minifier leaves in values with a variable; scripts may read custom properties. */
function compact(declaration: string): string {
  if (declaration.startsWith('--')) return declaration
  return declaration.replace(/"[^"]*"|'[^']*'|(?<=,) +| +(?=\/ )|(?<=\/) +/g, (found) =>
    found.trim() === '' ? '' : found,
  )
}

/** Of `:is()` and the like, the names that all choices share; of `:not()`, none. */
function needsOf(selector: selectorParser.Selector): Selector['needs'] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [`.${node.value}`]
    if (node.type === 'pseudo' && /^:(is|where|has)$/.test(node.value)) {
      const [first = [], ...others] = node.nodes.map(needsOf)
      return first.filter((need) => others.every((needs) => needs.includes(need)))
    }
    return node.type === 'tag' && node.value !== '*' ? [node.value.toLowerCase()] : []
  })
}
