import {
  columnPanelsOf,
  curvePanelsOf,
  slopesOf,
  trendColumnsOf,
  trendCurveOf,
} from './drawings/changes.ts'
import { discs } from './drawings/discs.ts'
import type { Drawing } from './drawings/drawing.ts'
import { factCover } from './drawings/fact.ts'
import { countedSquares, hundredCells, numeral } from './drawings/figure.ts'
import { areas, bars, curves, dots, slopes, stems, strips } from './drawings/figures.ts'
import { horizontalBars } from './drawings/horizontal-bars.ts'
import type { Fact } from './facts.ts'
import { figureIn } from './figure-in.ts'
import type { ObjectName } from './objects.ts'
import type { Plot, StoryFigures } from './plot.ts'
import { createRandom, hash } from './random.ts'
import { type Contour, type Subject, subjects } from './subjects.ts'

/** One possible drawing of a cover. */
export interface Look {
  readonly name: string
  readonly contour: Contour | ObjectName
  readonly draw: Drawing
}

export interface LooksOptions {
  /** First segment of the resource's slug, such as `podcast`. */
  readonly section: string
  readonly themes: readonly string[]
  /** Unique to the resource, such as its uuid. */
  readonly seed: string
  /** Title, with the description if known: its words select the subject, and its first figure can be drawn. */
  readonly title?: string | undefined
  /** The figures of the resource's first chart or table. */
  readonly plot?: Plot | undefined
  /** The changes in a client story. */
  readonly figures?: StoryFigures | undefined
  /** The fact that is chosen for the resource. */
  readonly fact?: Fact | undefined
  readonly hasRecording?: boolean | undefined
}

/**
 * Returns the looks of a resource's cover, the best first: the fact that is chosen for it, else its own figures, else from the changes in a client
 * story, else from subjects that match its words and themes. A figure in its words gives the first or second look.
 */
export function looksOf(options: LooksOptions): readonly Look[] {
  const { fact, section, hasRecording = false } = options
  if (fact !== undefined)
    return fact.objects.map((name) => ({
      name,
      contour: name,
      draw: factCover(fact, name, section, hasRecording),
    }))
  const drawn = drawnLooksOf(options)
  const figure = figureLookOf(options.title)
  if (figure === undefined) return drawn
  const first = hash(`figure ${options.seed}`) % FIGURE_FIRST_ONE_IN === 0 ? 0 : 1
  return [...drawn.slice(0, first), figure, ...drawn.slice(first)]
}

/** One in this many resources with a figure in its words has it as its first look. */
const FIGURE_FIRST_ONE_IN = 2

function figureLookOf(title = ''): Look | undefined {
  const figure = figureIn(title)
  if (figure === undefined) return undefined
  const { text, kind } = figure
  if (kind === 'share') return { name: 'hundred', contour: 'hundred', draw: hundredCells(text) }
  if (kind === 'count') return { name: 'counted', contour: 'counted', draw: countedSquares(text) }
  return { name: 'numeral', contour: 'numeral', draw: numeral(text) }
}

function drawnLooksOf(options: LooksOptions): readonly Look[] {
  const { plot, figures } = options
  if (plot !== undefined)
    return PLOT_LOOKS[plot.shape].map(([name, contour, drawPlot]) => ({
      name,
      contour,
      draw: drawPlot(plot),
    }))
  if (figures !== undefined && 'changes' in figures) {
    return [
      { name: 'panels', contour: 'panels', draw: curvePanelsOf(figures.changes) },
      { name: 'pairs', contour: 'columns', draw: columnPanelsOf(figures.changes) },
      { name: 'slopes', contour: 'slopes', draw: slopesOf(figures.changes) },
    ]
  }
  if (figures?.trend !== undefined) {
    return [
      { name: 'turned', contour: 'curves', draw: trendCurveOf(figures.trend) },
      { name: 'turned columns', contour: 'columns', draw: trendColumnsOf(figures.trend) },
    ]
  }
  return subjectsOf(options)
}

type PlotLook = readonly [name: string, contour: Contour, drawPlot: (plot: Plot) => Drawing]

const asBars: PlotLook = ['bars', 'columns', bars]
const asRows: PlotLook = ['rows', 'rows', horizontalBars]
const asStems: PlotLook = ['stems', 'dots', stems]
const asAreas: PlotLook = ['areas', 'surface', areas]
const asDiscs: PlotLook = ['discs', 'discs', discs]
const asCurves: PlotLook = ['curves', 'curves', curves]

const PLOT_LOOKS: Readonly<Record<Plot['shape'], readonly PlotLook[]>> = {
  line: [asCurves, asAreas, asBars, asStems],
  bar: [asBars, asRows, asStems, asDiscs],
  dot: [['dots', 'dots', dots], asRows, asBars, asDiscs],
  slope: [['slopes', 'slopes', slopes], asCurves],
  sparklines: [['strips', 'strips', strips], asCurves],
}

/**
 * Looks of all subjects, ordered by how well words, themes and section match; the seed varies the order of near ties.
 */
function subjectsOf({ section, themes, seed, title = '' }: LooksOptions): readonly Look[] {
  const random = createRandom(`subject ${section} ${seed}`)
  const scoreOf = (subject: Subject) => {
    const wordMatches = Math.min(3, title.match(subject.words)?.length ?? 0)
    const themeMatches = themes.filter((theme) => subject.themes.includes(theme)).length
    const isOwnSection = subject.section === section ? 1 : 0
    const penalty = subject.isSectionOnly && isOwnSection === 0 && wordMatches < 2 ? 9 : 0
    return 2 * wordMatches + 1.5 * themeMatches + 1.2 * isOwnSection - penalty
  }
  return subjects
    .map((subject) => ({ subject, points: scoreOf(subject) + random.between(0, 1) }))
    .sort((a, b) => b.points - a.points)
    .map(({ subject: { name, contour, draw } }) => ({ name, contour, draw }))
}
