/** A rule for an element inside its ancestors. Returns what is wrong, or false. */
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
    [...attributes.keys()].some((name) => name.startsWith('on')) && 'has an inline event handler',
  ({ name, attributes }) => name === 'img' && !attributes.has('alt') && 'has no alt attribute',
  ({ name }, ancestors) => {
    const parent = ancestors.at(-1)?.name
    if (parent === undefined) return false
    const isWrong = PARENTS[name]?.test(parent) === false || CHILDREN[parent]?.test(name) === false
    return isWrong && `is inside <${parent}>`
  },
  ({ name }, ancestors) => {
    if (!BLOCK_LEVEL.test(name)) return false
    const ancestor = ancestors.find((each) => PHRASING_ONLY.test(each.name))
    return (
      ancestor !== undefined &&
      `is inside <${ancestor.name}>, which may contain only text and inline elements`
    )
  },
  ({ name, attributes }, ancestors) => {
    if (!INTERACTIVE.test(name) && !attributes.has('tabindex')) return false
    const ancestor = ancestors.find((each) => HOLDS_NO_CONTROL.test(each.name))
    return ancestor !== undefined && `is inside <${ancestor.name}>, which is a control itself`
  },
  ({ name }, ancestors) => {
    if (!HEADING.test(name)) return false
    const ancestor = ancestors.find(
      (each) => HEADING.test(each.name) || /^(?:dt|p)$/.test(each.name),
    )
    return ancestor !== undefined && `is inside <${ancestor.name}>`
  },
]

/** Attributes whose value names ids of the same page. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list']

/**
 * Problems of a piece of HTML by itself: malformed, nested in a way that browsers change, a control within a control,
 * duplicate or missing ids, inline styles or handlers, or headings that skip a level.
 */
export function markupIssues(html: string): readonly string[] {
  const { roots, issues } = readMarkup(html)
  const placedElements = [...walk(roots, [])]
  const ids = placedElements.flatMap(({ element }) => element.attributes.get('id') ?? [])
  return [
    ...issues,
    ...placedElements.flatMap(({ element, ancestors }) =>
      rules.flatMap((rule) => {
        const problem = rule(element, ancestors)
        return problem === false ? [] : [`<${element.name}> ${problem}`]
      }),
    ),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `the id ${id} occurs twice`),
    ...placedElements.flatMap(({ element }) =>
      REFERENCES.flatMap((name) => element.attributes.get(name)?.split(' ') ?? [])
        .filter((id) => !ids.includes(id))
        .map((id) => `<${element.name}> refers to the id ${id}, which does not exist`),
    ),
    ...headingIssues(placedElements.map(({ element }) => element.name)),
  ]
}

/** A heading may be one level deeper than the one before it, not two (HEAD-1). */
function headingIssues(names: readonly string[]): readonly string[] {
  const levels = names.filter((name) => HEADING.test(name)).map((name) => Number(name[1]))
  return levels.flatMap((level, at) => {
    const previous = levels[at - 1] ?? 1
    return level > previous + 1 ? [`<h${level}> follows <h${previous}>, which skips a level`] : []
  })
}

interface PlacedElement {
  readonly element: MarkupElement
  readonly ancestors: readonly MarkupElement[]
}

function* walk(
  elements: readonly MarkupElement[],
  ancestors: readonly MarkupElement[],
): Generator<PlacedElement> {
  for (const element of elements) {
    yield { element, ancestors }
    yield* walk(element.children, [...ancestors, element])
  }
}

/** An element of a piece of HTML; text is left out. */
interface MarkupElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly MarkupElement[]
}

interface MarkupTree {
  readonly roots: readonly MarkupElement[]
  /** Whatever a browser would have to guess: elements not closed, closed twice or out of order. */
  readonly issues: readonly string[]
}

interface OpenElement extends MarkupElement {
  readonly children: MarkupElement[]
}

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g
const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)")?/g
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track'])
/** Elements whose content is text to the browser. */
const RAW = new Set(['script', 'style'])

/** Parses HTML as written, without browsers' leniency. */
function readMarkup(html: string): MarkupTree {
  const roots: MarkupElement[] = []
  const openElements: OpenElement[] = []
  const issues: string[] = []
  let rawUntil = -1
  for (const { 0: token, 1: closing, 2: tag, 3: attributesText = '', index } of html.matchAll(
    TOKEN,
  )) {
    if (tag === undefined || index < rawUntil) continue
    const name = tag.toLowerCase()
    if (closing === '/') {
      if (openElements.at(-1)?.name === name) openElements.pop()
      else issues.push(`</${name}> closes <${openElements.at(-1)?.name ?? 'nothing'}>`)
      continue
    }
    const element: OpenElement = {
      name,
      attributes: readAttributes(attributesText, issues),
      children: [],
    }
    const siblings = openElements.at(-1)?.children ?? roots
    siblings.push(element)
    if (VOID.has(name) || attributesText.endsWith('/')) continue
    openElements.push(element)
    if (RAW.has(name)) rawUntil = html.indexOf(`</${name}`, index + token.length)
  }
  for (const { name } of openElements) issues.push(`<${name}> is not closed`)
  return { roots, issues }
}

function readAttributes(text: string, issues: string[]): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of text.replace(/\/$/, '').matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) issues.push(`the attribute ${name} occurs twice`)
    attributes.set(name.toLowerCase(), value)
  }
  return attributes
}
