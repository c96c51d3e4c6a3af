import sanitizeHtml from 'sanitize-html'

/**
 * Keeps only the listed elements and attributes of an SVG, and references within it: no scripts, event handlers,
 * styles, animation, foreign objects, document types or external resources. Removes the tags of all other elements: an
 * HTML page keeps only those that SVG has too, such as `title`.
 */
export function sanitizeSvg(text: string): string {
  return sanitizeHtml(text, {
    parser: { xmlMode: true, decodeEntities: true },
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    allowedSchemes: [],
    allowedSchemesAppliedToAttributes: [],
    allowProtocolRelative: false,
    selfClosing: [],
    nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'textarea', 'option', 'noscript'],
    nestingLimit: MAX_DEPTH,
    onOpenTag: () => undefined,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withoutExternalReferences(attribs) }),
    },
  })
}

function withoutExternalReferences(attributes: Record<string, string>): Record<string, string> {
  const allowedEntries = Object.entries(attributes).filter(([name, value]) => {
    if (/(?:^|:)href$/.test(name)) return /^#[\w.:-]+$/.test(value.trim())
    if (name.startsWith('xmlns')) return NAMESPACES.includes(value)
    // With backslashes, `url(` can be written so that no pattern finds it.
    return (
      !value.includes('\\') && !value.replaceAll(LOCAL_REFERENCE, '').toLowerCase().includes('url(')
    )
  })
  return Object.fromEntries(allowedEntries)
}

const LOCAL_REFERENCE = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi
const NAMESPACES = ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink']
const MAX_DEPTH = 100

const ELEMENTS = splitWords(`
  svg g defs symbol use title desc switch path rect circle ellipse line polyline polygon text
  tspan textPath clipPath mask marker pattern linearGradient radialGradient stop filter feBlend
  feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feOffset feDropShadow feMorphology`)

const ATTRIBUTES = splitWords(`
  xmlns xmlns:xlink version id class role lang xml:lang xml:space viewBox preserveAspectRatio
  width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength transform href
  xlink:href dx dy rotate textLength lengthAdjust startOffset fill fill-opacity fill-rule stroke
  stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset
  stroke-miterlimit color opacity display visibility overflow clip-path clip-rule mask filter
  marker-start marker-mid marker-end vector-effect paint-order shape-rendering
  color-interpolation-filters offset stop-color stop-opacity gradientUnits gradientTransform
  spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits
  patternTransform markerWidth markerHeight markerUnits refX refY orient filterUnits
  primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation flood-color
  flood-opacity radius slope intercept amplitude exponent tableValues font-family font-size
  font-style font-weight font-variant text-anchor letter-spacing word-spacing text-decoration
  dominant-baseline alignment-baseline baseline-shift mix-blend-mode isolation focusable`)

function splitWords(list: string): string[] {
  return list.trim().split(/\s+/)
}
