/** Meaning of a colour, shown instead of stored colours of text and highlights (BLOCK-11). */
export type Tone = 'neutral' | 'signal' | 'ahead' | 'behind' | 'action'

/** Hues of the tones, in degrees on the colour wheel. */
const HUES: readonly (readonly [Tone, number])[] = [
  ['behind', 0],
  ['signal', 45],
  ['ahead', 150],
  ['action', 220],
  ['behind', 340],
]

const NAMED_COLOURS: Readonly<Record<string, string>> = {
  red: '#ff0000',
  orange: '#ffa500',
  gold: '#ffd700',
  yellow: '#ffff00',
  green: '#008000',
  lime: '#00ff00',
  teal: '#008080',
  cyan: '#00ffff',
  blue: '#0000ff',
  navy: '#000080',
  purple: '#800080',
  magenta: '#ff00ff',
  pink: '#ffc0cb',
}

/**
 * Tone with the hue nearest to that of `#rgb`, `#rrggbb`, `rgb(…)`, `hsl(…)` or a common colour name. Greys and other
 * notations are neutral; undefined for no colour, such as `transparent`.
 */
export function toneOf(raw: unknown): Tone | undefined {
  if (typeof raw !== 'string') return undefined
  const colour = raw.trim().toLowerCase()
  if (['', 'transparent', 'inherit', 'initial', 'unset', 'none'].includes(colour)) return undefined
  const hue = hueOf(NAMED_COLOURS[colour] ?? colour)
  return hue === undefined ? 'neutral' : nearestTone(hue)
}

function nearestTone(hue: number): Tone {
  const distance = (other: number) => Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other))
  return HUES.reduce((best, next) => (distance(next[1]) < distance(best[1]) ? next : best))[0]
}

/** Hue of a colour in degrees; undefined for greys and unknown notations. */
function hueOf(colour: string): number | undefined {
  const hsl = /^hsla?\(\s*(-?[\d.]+)(?:deg)?[\s,]+([\d.]+)%/.exec(colour)
  if (hsl !== null)
    return Number(hsl[2]) < MIN_SATURATION_PERCENT
      ? undefined
      : ((Number(hsl[1]) % 360) + 360) % 360
  const channels = hexChannels(colour) ?? rgbChannels(colour)
  if (channels === undefined) return undefined
  const [red, green, blue] = channels
  const highest = Math.max(red, green, blue)
  const spread = highest - Math.min(red, green, blue)
  if (spread < MIN_CHANNEL_SPREAD) return undefined
  if (highest === red) return (60 * ((green - blue) / spread) + 360) % 360
  return highest === green ? 60 * ((blue - red) / spread + 2) : 60 * ((red - green) / spread + 4)
}

/** Colours with less saturation count as grey. */
const MIN_SATURATION_PERCENT = 12
/** Colours whose channels (0 to 255) differ by less count as grey. */
const MIN_CHANNEL_SPREAD = 24

type Channels = readonly [red: number, green: number, blue: number]

function hexChannels(colour: string): Channels | undefined {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(colour)?.[1]
  if (digits === undefined) return undefined
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const channel = (start: number) => Number.parseInt(full.slice(start, start + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

function rgbChannels(colour: string): Channels | undefined {
  const [, red, green, blue] =
    /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(colour) ?? []
  return red === undefined ? undefined : [Number(red), Number(green), Number(blue)]
}
