/** An element of a piece of HTML; text is left out. */
export interface MarkupElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly MarkupElement[]
}

export interface MarkupTree {
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
export function readMarkup(html: string): MarkupTree {
  const roots: MarkupElement[] = []
  const open: OpenElement[] = []
  const issues: string[] = []
  let rawUntil = -1
  for (const { 0: token, 1: closing, 2: tag, 3: rest = '', index } of html.matchAll(TOKEN)) {
    if (tag === undefined || index < rawUntil) continue
    const name = tag.toLowerCase()
    if (closing === '/') {
      if (open.at(-1)?.name === name) open.pop()
      else issues.push(`</${name}> closes <${open.at(-1)?.name ?? 'nothing'}>`)
      continue
    }
    const element: OpenElement = { name, attributes: readAttributes(rest, issues), children: [] }
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(element)
    if (VOID.has(name) || rest.endsWith('/')) continue
    open.push(element)
    if (RAW.has(name)) rawUntil = html.indexOf(`</${name}`, index + token.length)
  }
  for (const { name } of open) issues.push(`<${name}> is not closed`)
  return { roots, issues }
}

function readAttributes(text: string, issues: string[]): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of text.replace(/\/$/, '').matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) issues.push(`${name} is there twice`)
    attributes.set(name.toLowerCase(), value)
  }
  return attributes
}
