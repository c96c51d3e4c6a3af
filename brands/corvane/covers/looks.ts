import type { Contour } from './contours.ts'
import { pairsOf, panelsOf, slopesOf, turnedColumnsOf, turnedOf } from './drawings/changes.ts'
import { discs } from './drawings/discs.ts'
import type { Drawing } from './drawings/drawing.ts'
import { areas, bars, courses, dots, slopes, stems, strips } from './drawings/figures.ts'
import { lying } from './drawings/lying-bars.ts'
import type { Plot, PlotFigures } from './plot.ts'
import { createRandom } from './random.ts'
import { type Subject, subjects } from './subjects.ts'

/** One way to draw a cover. */
export interface Look {
  readonly name: string
  readonly contour: Contour
  readonly draw: Drawing
}

export interface LooksOptions {
  readonly section: string
  readonly themes: readonly string[]
  readonly seed: string
  /** Title and description, whose words say what it is about. */
  readonly title?: string | undefined
  /** The figures of its first chart or table: the cover is drawn from them. */
  readonly plot?: Plot | undefined
  /** What it tells of before and after, where it is a client story. */
  readonly figures?: PlotFigures | undefined
}

/**
 * The ways to draw a resource's cover, the best first: its own figures where it has any, else what a client story
 * tells, else the subjects that its words and themes speak of.
 */
export function looksOf(about: LooksOptions): readonly Look[] {
  const { plot, figures } = about
  if (plot !== undefined)
    return PLOTS[plot.shape].map(([name, contour, of]) => ({ name, contour, draw: of(plot) }))
  if (figures !== undefined && 'changes' in figures) {
    return [
      { name: 'panels', contour: 'panels', draw: panelsOf(figures.changes) },
      { name: 'pairs', contour: 'columns', draw: pairsOf(figures.changes) },
      { name: 'slopes', contour: 'slopes', draw: slopesOf(figures.changes) },
    ]
  }
  if (figures?.course !== undefined) {
    return [
      { name: 'turned', contour: 'courses', draw: turnedOf(figures.course) },
      { name: 'turned columns', contour: 'columns', draw: turnedColumnsOf(figures.course) },
    ]
  }
  return subjectsOf(about)
}

type OfPlot = readonly [name: string, contour: Contour, of: (plot: Plot) => Drawing]

const asBars: OfPlot = ['bars', 'columns', bars]
const asRows: OfPlot = ['rows', 'rows', lying]
const asStems: OfPlot = ['stems', 'dots', stems]
const asAreas: OfPlot = ['areas', 'surface', areas]
const asDiscs: OfPlot = ['discs', 'discs', discs]
const asCourses: OfPlot = ['courses', 'courses', courses]

const PLOTS: Readonly<Record<Plot['shape'], readonly OfPlot[]>> = {
  line: [asCourses, asAreas, asBars, asStems],
  bar: [asBars, asRows, asStems, asDiscs],
  dot: [['dots', 'dots', dots], asRows, asBars, asDiscs],
  slope: [['slopes', 'slopes', slopes], asCourses],
  sparklines: [['strips', 'strips', strips], asCourses],
}

/** All subjects: those spoken of by how often, the section's own among them, then the rest in an order of the seed's own. */
function subjectsOf({ section, themes, seed, title = '' }: LooksOptions): readonly Look[] {
  const random = createRandom(`subject ${section} ${seed}`)
  const points = (subject: Subject) => {
    const spoken = Math.min(3, title.match(subject.words)?.length ?? 0)
    const themed = themes.filter((theme) => subject.themes.includes(theme)).length
    const own = subject.section === section ? 1 : 0
    const strange = subject.only && own === 0 && spoken < 2 ? 9 : 0
    return 2 * spoken + 1.5 * themed + 1.2 * own - strange
  }
  return subjects
    .map((subject) => ({ subject, points: points(subject) + random.between(0, 1) }))
    .sort((a, b) => b.points - a.points)
    .map(({ subject: { name, contour, draw } }) => ({ name, contour, draw }))
}
