import { Parser } from 'htmlparser2'

export type DrawingProblem = 'too deep' | 'too heavy' | 'too complex'

/**
 * True if elements nest more than 100 levels deep, which no drawing tool writes. Stops reading at that depth, so that
 * the time is linear in the text's length.
 */
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
  for (let start = 0; start < text.length && !isDeep; start += CHUNK_CHARACTERS) {
    parser.write(text.slice(start, start + CHUNK_CHARACTERS))
  }
  return isDeep
}

/**
 * Returns why a sanitized drawing must be rejected: too many levels, or more than 100,000 elements once every `use`,
 * pattern, mask, marker and clip path is expanded. A few kilobytes of references can expand beyond what browsers draw.
 */
export function drawingProblem(text: string): DrawingProblem | undefined {
  if (isTooDeep(text)) return 'too deep'
  const { root, byId } = readElements(text)
  const weights = new Map<DrawingElement, Weight>()
  const ancestors = new Set<DrawingElement>()
  const weigh = (element: DrawingElement, level: number): Weight => {
    const knownWeight = weights.get(element)
    if (knownWeight !== undefined) return knownWeight
    // A reference to itself never ends, and no real drawing has chains of references this long.
    if (ancestors.has(element) || level > MAX_REFERENCE_LEVELS) return INFINITE_WEIGHT
    ancestors.add(element)
    const sum = (elements: readonly (DrawingElement | undefined)[]) =>
      elements.reduce(
        (total, part) => (part ? add(total, weigh(part, level + 1)) : total),
        NO_WEIGHT,
      )
    const weighTargets = (ids: readonly string[]) => sum(ids.map((id) => byId.get(id)))
    const inner = add(sum(element.children), weighTargets(element.references))
    const elementCount = 1 + inner.elementCount
    const points = element.points + inner.points
    const paintedCount = multiplyCounts(elementCount, weighTargets(element.paints).elementCount)
    const markedCount = multiplyCounts(points, weighTargets(element.markers).elementCount)
    const weight = { elementCount: elementCount + paintedCount + markedCount, points }
    ancestors.delete(element)
    weights.set(element, weight)
    return weight
  }
  return weigh(root, 0).elementCount > MAX_DRAWN_ELEMENTS ? 'too heavy' : undefined
}

/** Counts for an element and its descendants, with all references expanded. */
interface Weight {
  readonly elementCount: number
  /** Points of lines, at which markers are drawn. */
  readonly points: number
}

interface DrawingElement {
  readonly children: DrawingElement[]
  readonly points: number
  /** Ids of elements drawn once, such as the target of a `use`. */
  readonly references: readonly string[]
  /** Ids of fills and strokes, drawn for this element and each descendant. */
  readonly paints: readonly string[]
  /** Ids of markers, drawn at each point of its lines and its descendants'. */
  readonly markers: readonly string[]
}

function add(one: Weight, other: Weight): Weight {
  return { elementCount: one.elementCount + other.elementCount, points: one.points + other.points }
}

/** Zero times infinity is zero here, not `NaN`. */
function multiplyCounts(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : one * other
}

function readElements(text: string) {
  const root = toElement({})
  const openElements = [root]
  const byId = new Map<string, DrawingElement>()
  const parser = new Parser(
    {
      onopentag(_name, attributes) {
        const element = toElement(attributes)
        openElements.at(-1)?.children.push(element)
        openElements.push(element)
        const { id } = attributes
        if (id !== undefined && !byId.has(id)) byId.set(id, element)
      },
      onclosetag() {
        openElements.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return { root, byId }
}

function toElement(attributes: Readonly<Record<string, string>>): DrawingElement {
  const references: string[] = []
  const paints: string[] = []
  const markers: string[] = []
  for (const [name, value] of Object.entries(attributes)) {
    if (/(?:^|:)href$/.test(name)) references.push(value.trim().slice(1))
    else {
      const ids = [...value.matchAll(REFERENCE)].map(([, id = '']) => id)
      if (name.startsWith('marker')) markers.push(...ids)
      else if (name === 'fill' || name === 'stroke') paints.push(...ids)
      else references.push(...ids)
    }
  }
  const line = `${attributes.d ?? ''} ${attributes.points ?? ''}`
  const points = Math.ceil((line.match(NUMBERS)?.length ?? 0) / 2)
  return { children: [], points, references, paints, markers }
}

const NO_WEIGHT: Weight = { elementCount: 0, points: 0 }
const INFINITE_WEIGHT: Weight = { elementCount: Number.POSITIVE_INFINITY, points: 0 }
const REFERENCE = /url\(\s*["']?#([\w.:-]+)/gi
const NUMBERS = /\d+/g
const CHUNK_CHARACTERS = 16_384
const MAX_LEVELS = 100
const MAX_REFERENCE_LEVELS = 500
const MAX_DRAWN_ELEMENTS = 100_000
