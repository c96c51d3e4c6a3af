import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { Plugin } from 'vite'
import type { Selector, StyleRule } from '../src/rendering/style-rules.ts'

/**
 * Parses each style sheet that is inlined in pages, so that a page carries only rules that can match (decision 0004).
 */
export function styleSheets(folders: readonly string[]): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'post',
    transform(code, id) {
      const isPageStyle =
        folders.some((folder) => id.startsWith(folder)) || /\/(ui|blocks|layouts)\//.test(id)
      const [, css] =
        (isPageStyle && id.endsWith('.css?inline') && /^export default (".*")/s.exec(code)) || []
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
    if (node.type === 'atrule' && node.nodes && GROUPING_AT_RULES.has(node.name)) {
      return rulesIn(node as Container<ChildNode>, [...within, preludeOf(node)])
    }
    const body = node.type === 'atrule' && !node.nodes ? `${node};` : String(node)
    return [{ within, selectors: undefined, body }]
  })
}

const GROUPING_AT_RULES = new Set(['layer', 'media', 'supports', 'container'])

const preludeOf = ({ name, params }: AtRule) => (params === '' ? `@${name}` : `@${name} ${params}`)

function ruleOf(rule: Rule, within: readonly string[]): StyleRule {
  const selectors = selectorParser().astSync(rule.selector).nodes
  return {
    within,
    selectors: selectors.map((selector) => ({
      text: String(selector).trim(),
      needs: needsOf(selector),
    })),
    body: `{${rule.nodes.map(String).filter(isNotLegacyPrefixed).map(compact).join(';')}}`,
  }
}

/** False for declarations that the minifier adds for Safari before 12.1. */
const isNotLegacyPrefixed = (declaration: string) => !/^-webkit-text-decoration-/.test(declaration)

/**
 * Removes spaces that the minifier leaves in values with a variable. Custom properties keep theirs: scripts may read
 * them.
 */
function compact(declaration: string): string {
  if (declaration.startsWith('--')) return declaration
  return declaration.replace(/"[^"]*"|'[^']*'|(?<=,) +| +(?=\/ )|(?<=\/) +/g, (found) =>
    found.trim() === '' ? '' : found,
  )
}

/** Names without which a selector cannot match. `:is()` and the like need those that all their alternatives share. */
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
