/** An SVG inlined into pages, so that it takes on their colours. */
export interface InlineSvg {
  readonly viewBox: string
  readonly width: string
  readonly height: string
  readonly body: string
}

/** Parses the logo's SVG text. Throws if it lacks a size or `viewBox`, or contains scripts, styles or addresses. */
export function inlineSvg(text: string): InlineSvg {
  const [, attributes = '', body = ''] = /<svg\b([^>]*)>(.*)<\/svg>\s*$/s.exec(text) ?? []
  const [viewBox, width, height] = ['viewBox', 'width', 'height'].map(
    (name) => new RegExp(`\\b${name}="([^"<]+)"`).exec(attributes)?.[1],
  )
  if (viewBox === undefined || width === undefined || height === undefined) {
    const found = `viewBox ${viewBox}, width ${width}, height ${height}`
    throw new Error(`The logo has ${found}; expected an SVG element with all three`)
  }
  if (/<(script|style|foreignObject|image|use)\b|\s(on\w+|style|href|xlink:href)\s*=/i.test(body)) {
    throw new Error(
      'The logo contains a script, a style or an address; expected only shapes, coloured by attributes',
    )
  }
  const drawn = body.replace(/<title>.*?<\/title>/s, '').replace(/>\s+</g, '><')
  return { viewBox, width, height, body: drawn.trim() }
}
