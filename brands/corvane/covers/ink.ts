import { hash } from './random.ts'

/** The colours of one cover. Not CSS variables, because a cover is also a file of its own. */
export interface Ink {
  readonly background: string
  /** The main line of the drawing. */
  readonly line: string
  /** Secondary lines; at least 3:1 against the background. */
  readonly soft: string
  /** Grid and paper marks. */
  readonly faint: string
  /** Filled areas. */
  readonly fill: string
  /** Only for the needle. */
  readonly signal: string
  /** Outline of the needle, which keeps its shape visible on light grounds. */
  readonly signalEdge: string
  /** Only for figures that have improved. */
  readonly ahead: string
  /** Only for figures that have got worse. */
  readonly behind: string
}

const mist: Ink = {
  background: '#EFF4F7',
  line: '#0B1F2A',
  soft: '#5A8291',
  faint: '#D3DEE3',
  fill: '#C3D5DC',
  signal: '#FFB000',
  signalEdge: '#0B1F2A',
  ahead: '#1E8E7E',
  behind: '#C8452B',
}

const petrol: Ink = {
  background: '#0E4A5C',
  line: '#FFFFFF',
  soft: '#8CB6C4',
  faint: '#2A6274',
  fill: '#24687D',
  signal: '#FFB000',
  signalEdge: '#FFB000',
  ahead: '#6FD3C2',
  behind: '#FF9C84',
}

const night: Ink = {
  background: '#0B1F2A',
  line: '#F2F5F7',
  soft: '#6F9AA9',
  faint: '#1F3A47',
  fill: '#17495A',
  signal: '#FFB000',
  signalEdge: '#FFB000',
  ahead: '#4FBFAE',
  behind: '#F07C62',
}

const grounds = { mist, petrol, night }

export type Ground = keyof typeof grounds

export function isGround(name: string): name is Ground {
  return Object.hasOwn(grounds, name)
}

/** Half of the covers are dark. */
const inks: readonly Ink[] = [mist, petrol, mist, night]

/** Textures of the background. */
export type Texture = 'columns' | 'rows' | 'grid' | 'dots' | 'plain'
const textures: readonly Texture[] = ['columns', 'rows', 'grid', 'dots', 'plain']

const themes = [
  'ppm',
  'project-management',
  'business-value',
  'data-and-ai',
  'pmo',
  'spm',
  'corporate',
  'change-and-transformation',
  'document-management',
  'workforce-planning',
  'project-scheduling',
  'supply-chain',
  'esg',
]

/**
 * Colours and texture of a cover. The texture depends on the theme alone, the colours also on the seed, so that covers
 * side by side differ, unless a ground is chosen.
 */
export function inkFor(
  theme: string | undefined,
  seed: string,
  ground?: Ground,
): { ink: Ink; texture: Texture } {
  const themeIndex = theme === undefined ? -1 : themes.indexOf(theme)
  const index = themeIndex < 0 ? hash(theme ?? seed) % themes.length : themeIndex
  const shift = hash(`ground ${seed}`) % 3 === 0 ? 1 : 0
  return {
    ink:
      ground === undefined
        ? (inks[(index + shift * 2 + (hash(seed) & 3)) % inks.length] ?? mist)
        : grounds[ground],
    texture: textures[index % textures.length] ?? 'plain',
  }
}
