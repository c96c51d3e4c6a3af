import { type MarkupElement, readMarkup } from './markup-tree.ts'

/** A rule about one element in context; undefined if it is kept. */
type Rule = (element: MarkupElement, ancestors: readonly MarkupElement[]) => string | false

const HEADING = /^h[1-6]$/
const PHRASING_ONLY = /^(?:p|h[1-6]|span|em|strong|code|small|button|summary|dt|label|sup|sub|u|s)$/
const BLOCK_LEVEL =
  /^(?:address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|header|hr|main|nav|ol|p|pre|search|section|table|ul)$/
const INTERACTIVE = /^(?:a|button|details|iframe|input|label|select|summary|textarea)$/
const HOLDS_NO_CONTROL = /^(?:a|button|summary)$/
/** Elements allowed in these parents only. */
const PARENTS: Readonly<Record<string, RegExp>> = {
  li: /^(?:ul|ol)$/,
  dt: /^(?:dl|div)$/,
  dd: /^(?:dl|div)$/,
  tr: /^(?:thead|tbody|tfoot)$/,
  td: /^tr$/,
  th: /^tr$/,
  summary: /^details$/,
  figcaption: /^figure$/,
  legend: /^fieldset$/,
  source: /^(?:picture|video|audio)$/,
}
/** Elements that allow these children only. */
const CHILDREN: Readonly<Record<string, RegExp>> = {
  ul: /^li$/,
  ol: /^li$/,
  dl: /^(?:dt|dd|div)$/,
  tr: /^(?:td|th)$/,
  picture: /^(?:source|img)$/,
}

const rules: readonly Rule[] = [
  ({ attributes }) => attributes.has('style') && 'has a style attribute',
  ({ attributes }) =>
    [...attributes.keys()].some((name) => name.startsWith('on')) && 'has a handler',
  ({ name, attributes }) => name === 'img' && !attributes.has('alt') && 'has no alt',
  ({ name }, ancestors) => {
    const parent = ancestors.at(-1)?.name
    if (parent === undefined) return false
    const isWrong = PARENTS[name]?.test(parent) === false || CHILDREN[parent]?.test(name) === false
    return isWrong && `stands in <${parent}>`
  },
  ({ name }, ancestors) => {
    if (!BLOCK_LEVEL.test(name)) return false
    const around = ancestors.find((each) => PHRASING_ONLY.test(each.name))
    return around !== undefined && `stands in <${around.name}>, where text stands only`
  },
  ({ name, attributes }, ancestors) => {
    if (!INTERACTIVE.test(name) && !attributes.has('tabindex')) return false
    const around = ancestors.find((each) => HOLDS_NO_CONTROL.test(each.name))
    return around !== undefined && `stands in <${around.name}>, which is a control itself`
  },
  ({ name }, ancestors) => {
    if (!HEADING.test(name)) return false
    const around = ancestors.find((each) => HEADING.test(each.name) || /^(?:dt|p)$/.test(each.name))
    return around !== undefined && `stands in <${around.name}>`
  },
]

/** Attributes whose value names ids of the same page. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list']

/**
 * Problems of a piece of HTML by itself: malformed, nested as no browser keeps it, a control within a control,
 * duplicate or missing ids, inline styles or handlers, or headings that skip a level.
 */
export function markupIssues(html: string): readonly string[] {
  const { roots, issues } = readMarkup(html)
  const all = [...walk(roots, [])]
  const ids = all.flatMap(({ element }) => element.attributes.get('id') ?? [])
  return [
    ...issues,
    ...all.flatMap(({ element, ancestors }) =>
      rules.flatMap((rule) => {
        const wrong = rule(element, ancestors)
        return wrong === false ? [] : [`<${element.name}> ${wrong}`]
      }),
    ),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `the id ${id} is there twice`),
    ...all.flatMap(({ element }) =>
      REFERENCES.flatMap((name) => element.attributes.get(name)?.split(' ') ?? [])
        .filter((id) => !ids.includes(id))
        .map((id) => `<${element.name}> refers to ${id}, which there is not`),
    ),
    ...headingIssues(all.map(({ element }) => element.name)),
  ]
}

/** A heading may be one level deeper than the one before it, not two (HEAD-1). */
function headingIssues(names: readonly string[]): readonly string[] {
  const levels = names.filter((name) => HEADING.test(name)).map((name) => Number(name[1]))
  return levels.flatMap((level, at) => {
    const before = levels[at - 1] ?? 1
    return level > before + 1 ? [`<h${level}> after <h${before}>`] : []
  })
}

interface Placed {
  readonly element: MarkupElement
  readonly ancestors: readonly MarkupElement[]
}

function* walk(
  elements: readonly MarkupElement[],
  ancestors: readonly MarkupElement[],
): Generator<Placed> {
  for (const element of elements) {
    yield { element, ancestors }
    yield* walk(element.children, [...ancestors, element])
  }
}
