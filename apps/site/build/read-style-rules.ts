import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { Selector, StyleRule } from '../src/rendering/style-rules.ts'

/**
 * The rules of a style sheet in their order, each with the classes and elements that its selectors need.
 */
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

/** Not what the minifier writes a second time for Safari, which has known it without the prefix since 12.1. */
const isNeeded = (declaration: string) => !/^-webkit-text-decoration-/.test(declaration)

/**
 * Without the blanks that the minifier leaves around commas and slashes where a value reads a variable. A
 * variable's own value is its text, to a script too, and stays as it is.
 */
function compact(declaration: string): string {
  if (declaration.startsWith('--')) return declaration
  return declaration.replace(/"[^"]*"|'[^']*'|(?<=,) +| +(?=\/ )|(?<=\/) +/g, (found) =>
    found.trim() === '' ? '' : found,
  )
}

/** Of what stands inside `:is()` and the like, what each choice needs; nothing of `:not()`, which matches without it. */
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
