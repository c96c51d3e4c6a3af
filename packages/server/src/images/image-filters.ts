/** Formats that a picture can be converted to. An address may say `jpg` for `jpeg`. */
export const OUTPUT_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

/** A rectangle in pixels of the original: top left and bottom right corners. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface RoundCorner {
  /** Radii in pixels of the finished picture. */
  readonly radiusX: number
  readonly radiusY: number
  /** Colour of the cut corners, 0-255, unless they are transparent. */
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly isTransparent: boolean
}

interface FilterValues {
  readonly format: OutputFormat
  /** 0-100; each format's own default when absent. */
  readonly quality: number
  /** Area that stays in view when the picture is cropped. */
  readonly focal: Box
  /** Colour around a picture that is fitted into a size: six lower-case hex digits, or `transparent`. */
  readonly fill: string
  readonly blur: { readonly radius: number; readonly sigma: number | undefined }
  /** -100 to 100. */
  readonly brightness: number
  readonly grayscale: true
  readonly rotate: number
  readonly round_corner: RoundCorner
  readonly no_upscale: true
}

export type ImageFilters = Partial<FilterValues>
export type FilterName = keyof FilterValues

interface FilterGrammar<Value> {
  readonly expected: string
  /** Parses the text between the parentheses; undefined when invalid. */
  readonly parse: (text: string) => Value | undefined
  readonly print: (value: Value) => string
}

const FILTERS: { readonly [Name in FilterName]: FilterGrammar<FilterValues[Name]> } = {
  format: {
    expected: 'one of avif, webp, jpeg, png',
    parse: (text) => OUTPUT_FORMATS.find((format) => format === (text === 'jpg' ? 'jpeg' : text)),
    print: String,
  },
  quality: {
    expected: 'a number from 0 to 100',
    parse: (text) => wholeNumber(text, 0, 100),
    print: String,
  },
  focal: { expected: 'two corners, as in 100x50:300x200', parse: parseFocal, print: printBox },
  fill: {
    expected: 'three or six hex digits, or transparent',
    parse: parseFill,
    print: String,
  },
  blur: {
    expected: 'a radius and, after a comma, a sigma, each from 0 to 150',
    parse: parseBlur,
    print: ({ radius, sigma }) => (sigma === undefined ? `${radius}` : `${radius},${sigma}`),
  },
  brightness: {
    expected: 'a number from -100 to 100',
    parse: (text) => decimal(text, -100, 100),
    print: String,
  },
  grayscale: { expected: 'nothing', parse: parseNothing, print: () => '' },
  rotate: {
    expected: 'one of 0, 90, 180, 270',
    parse: (text) => [0, 90, 180, 270].find((angle) => angle === decimal(text, 0, 270)),
    print: String,
  },
  round_corner: {
    expected: 'radius|ellipse,red,green,blue,transparent, as in 20|30,255,255,255,0',
    parse: parseRoundCorner,
    print: (corner) =>
      `${corner.radiusX}|${corner.radiusY},${corner.red},${corner.green},${corner.blue},` +
      (corner.isTransparent ? '1' : '0'),
  },
  no_upscale: { expected: 'nothing', parse: parseNothing, print: () => '' },
}

const NAMES = Object.keys(FILTERS).filter(isFilterName)

/**
 * Parses the filters of an image address after `filters:`, such as `focal(10x10:90x90):format(webp)`. Returns the
 * filters, or a sentence that says what is wrong; never throws (asset-addresses#image-operations).
 */
export function parseFilters(text: string): { filters: ImageFilters } | { error: string } {
  let filters: ImageFilters = {}
  // Colons inside parentheses, as in focal(…), do not separate filters.
  for (const part of text.split(/:(?![^()]*\))/)) {
    const [, name = '', value = ''] = /^([a-z_]+)\(([^()]*)\)$/.exec(part) ?? []
    if (!isFilterName(name)) {
      return { error: `"${part}" is not a filter; known are ${NAMES.join(', ')}, each with ( )` }
    }
    if (filters[name] !== undefined) return { error: `the filter ${name} is given twice` }
    const parsed = FILTERS[name].parse(value)
    if (parsed === undefined) {
      return { error: `${name}(${value}): expected ${FILTERS[name].expected}` }
    }
    filters = { ...filters, [name]: parsed }
  }
  return { filters }
}

/** Prints filters in a fixed order, so that equal filters give equal text; empty for none. */
export function printFilters(filters: ImageFilters): string {
  return NAMES.flatMap((name) => printFilter(name, filters)).join(':')
}

/** Parses `x1xy1:x2xy2`; undefined when malformed or inside out. */
export function parseBox(text: string): Box | undefined {
  const match = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(text)
  if (match === null) return undefined
  const [left = 0, top = 0, right = 0, bottom = 0] = match.slice(1).map(Number)
  return right < left || bottom < top ? undefined : { left, top, right, bottom }
}

/** Prints a rectangle as `x1xy1:x2xy2`. */
export function printBox(box: Box): string {
  return `${box.left}x${box.top}:${box.right}x${box.bottom}`
}

function printFilter<Name extends FilterName>(name: Name, filters: ImageFilters): string[] {
  const value = filters[name]
  return value === undefined ? [] : [`${name}(${FILTERS[name].print(value)})`]
}

function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(FILTERS, name)
}

/** Parses a decimal number, rounded to hundredths; undefined when out of bounds. */
function decimal(text: string, lowest: number, highest: number): number | undefined {
  if (!/^-?(?:\d{1,5}(?:\.\d{0,9})?|\.\d{1,9})$/.test(text)) return undefined
  const value = Number(text)
  // Adding 0 turns -0 into 0, which is how it is printed.
  return value < lowest || value > highest ? undefined : Math.round(value * 100) / 100 + 0
}

function wholeNumber(text: string, lowest: number, highest: number): number | undefined {
  const value = decimal(text, lowest, highest)
  return value === undefined ? undefined : Math.round(value)
}

/** Imported content may have focal areas with fractions of a pixel. */
function parseFocal(text: string): Box | undefined {
  const corners = /^([\d.]+)x([\d.]+):([\d.]+)x([\d.]+)$/.exec(text) ?? []
  const [left, top, right, bottom] = corners.slice(1).map((part) => wholeNumber(part, 0, 99_999))
  return parseBox(`${left}x${top}:${right}x${bottom}`)
}

function parseNothing(text: string): true | undefined {
  return text === '' ? true : undefined
}

function parseFill(text: string): string | undefined {
  if (text === 'transparent') return text
  if (!/^(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)) return undefined
  const digits = text.toLowerCase()
  return digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')
}

function parseBlur(text: string): FilterValues['blur'] | undefined {
  const parts = text.split(',')
  const radius = decimal(parts[0] ?? '', 0, 150)
  const sigma = decimal(parts[1] ?? '', 0, 150)
  if (radius === undefined || parts.length > 2) return undefined
  return parts.length === 2 && sigma === undefined ? undefined : { radius, sigma }
}

function parseRoundCorner(text: string): RoundCorner | undefined {
  const [radii = '', ...colourAndFlag] = text.split(',')
  const [horizontal, vertical = horizontal, ...extraRadii] = radii.split('|')
  const radiusX = decimal(horizontal ?? '', 0, 9999)
  const radiusY = decimal(vertical ?? '', 0, 9999)
  const [red, green, blue] = colourAndFlag.slice(0, 3).map((part) => wholeNumber(part, 0, 255))
  const [flag = '0', ...extraArguments] = colourAndFlag.slice(3)
  if (
    radiusX === undefined ||
    radiusY === undefined ||
    extraRadii.length + extraArguments.length > 0
  )
    return
  if (red === undefined || green === undefined || blue === undefined) return
  if (flag !== '0' && flag !== '1') return
  return { radiusX, radiusY, red, green, blue, isTransparent: flag === '1' }
}
