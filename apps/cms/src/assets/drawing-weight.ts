import { Parser } from 'htmlparser2'

export type DrawingProblem = 'too deep' | 'too heavy'

/** True for deeper nesting than any tool's output. Stops there, so that the time depends on the text's length only. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let isDeep = false
  const parser = new Parser(
    {
      onopentag() {
        depth += 1
        if (depth <= MAX_LEVELS) return
        isDeep = true
        parser.reset()
      },
      onclosetag() {
        depth -= 1
      },
    },
    { xmlMode: true },
  )
  for (let at = 0; at < text.length && !isDeep; at += CHUNK_CHARACTERS) {
    parser.write(text.slice(at, at + CHUNK_CHARACTERS))
  }
  return isDeep
}

/**
 * Reason to reject a cleaned drawing: too many levels, or more than 100,000 elements once every `use`, pattern, mask,
 * marker and clip path is expanded. A few kilobytes of references can expand to more than a browser can draw.
 */
export function drawingProblem(text: string): DrawingProblem | undefined {
  if (isTooDeep(text)) return 'too deep'
  const { root, byId } = readElements(text)
  const weights = new Map<Element, Weight>()
  const open = new Set<Element>()
  const weigh = (element: Element, level: number): Weight => {
    const found = weights.get(element)
    if (found !== undefined) return found
    // A reference to itself never ends, and no real drawing has chains of references this long.
    if (open.has(element) || level > MAX_REFERENCE_LEVELS) return INFINITE
    open.add(element)
    const sum = (elements: readonly (Element | undefined)[]) =>
      elements.reduce((total, each) => (each ? add(total, weigh(each, level + 1)) : total), NONE)
    const targets = (ids: readonly string[]) => sum(ids.map((id) => byId.get(id)))
    const inside = add(sum(element.children), targets(element.once))
    const drawn = 1 + inside.drawn
    const points = element.points + inside.points
    const paints = targets(element.paints).drawn
    const markers = targets(element.markers).drawn
    const weight = { drawn: drawn + multiply(drawn, paints) + multiply(points, markers), points }
    open.delete(element)
    weights.set(element, weight)
    return weight
  }
  return weigh(root, 0).drawn > MAX_DRAWN_ELEMENTS ? 'too heavy' : undefined
}

/** Size of an element with all references expanded: elements, and points of lines. */
interface Weight {
  readonly drawn: number
  readonly points: number
}

interface Element {
  readonly children: Element[]
  readonly points: number
  readonly once: readonly string[]
  /** Ids of fills and strokes, which apply to this element and each one inside. */
  readonly paints: readonly string[]
  /** Ids of markers, drawn at each point of its lines and of those inside. */
  readonly markers: readonly string[]
}

function add(one: Weight, other: Weight): Weight {
  return { drawn: one.drawn + other.drawn, points: one.points + other.points }
}

function multiply(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : one * other
}

function readElements(text: string) {
  const root = elementOf({})
  const path = [root]
  const byId = new Map<string, Element>()
  const parser = new Parser(
    {
      onopentag(_name, attributes) {
        const element = elementOf(attributes)
        path.at(-1)?.children.push(element)
        path.push(element)
        const { id } = attributes
        if (id !== undefined && !byId.has(id)) byId.set(id, element)
      },
      onclosetag() {
        path.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return { root, byId }
}

function elementOf(attributes: Readonly<Record<string, string>>): Element {
  const once: string[] = []
  const paints: string[] = []
  const markers: string[] = []
  for (const [name, value] of Object.entries(attributes)) {
    if (/(?:^|:)href$/.test(name)) once.push(value.trim().slice(1))
    else {
      const ids = [...value.matchAll(REFERENCE)].map(([, id = '']) => id)
      if (name.startsWith('marker')) markers.push(...ids)
      else if (name === 'fill' || name === 'stroke') paints.push(...ids)
      else once.push(...ids)
    }
  }
  const line = `${attributes.d ?? ''} ${attributes.points ?? ''}`
  const points = Math.ceil((line.match(NUMBERS)?.length ?? 0) / 2)
  return { children: [], points, once, paints, markers }
}

const NONE: Weight = { drawn: 0, points: 0 }
const INFINITE: Weight = { drawn: Number.POSITIVE_INFINITY, points: 0 }
const REFERENCE = /url\(\s*["']?#([\w.:-]+)/gi
const NUMBERS = /\d+/g
const CHUNK_CHARACTERS = 16_384
const MAX_LEVELS = 100
const MAX_REFERENCE_LEVELS = 500
const MAX_DRAWN_ELEMENTS = 100_000
