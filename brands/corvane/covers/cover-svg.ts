import { award } from './drawings/award.ts'
import { blog } from './drawings/blog.ts'
import { toldOf } from './drawings/changes.ts'
import { clientStory, settled } from './drawings/client-story.ts'
import { datasheet } from './drawings/datasheet.ts'
import type { Drawing } from './drawings/drawing.ts'
import { event } from './drawings/event.ts'
import { figuresOf } from './drawings/figures.ts'
import { guidebook } from './drawings/guidebook.ts'
import { news } from './drawings/news.ts'
import { podcast } from './drawings/podcast.ts'
import { publication } from './drawings/publication.ts'
import { video } from './drawings/video.ts'
import { webinar } from './drawings/webinar.ts'
import { whitepaper } from './drawings/whitepaper.ts'
import { type Ink, inkFor, type Texture } from './ink.ts'
import type { Plot, Told } from './plot.ts'
import { createRandom, type Random } from './random.ts'
import { broken, filled, line, lines, type Point, rect } from './shapes.ts'

export interface CoverOptions {
  /** First segment of the resource's slug, such as `podcast`. */
  readonly section: string
  /** Theme slugs; the first one sets the paper. */
  readonly themes: readonly string[]
  /** Whatever is the resource's own, such as its uuid. */
  readonly seed: string
  /** The figures of its first chart: the cover is drawn from them. */
  readonly plot?: Plot | undefined
  /** What it tells of before and after, where it is a client story without a chart. */
  readonly told?: Told | undefined
}

/**
 * Drawings by section, its own first and most often: those after it keep a list of one section from showing
 * the same form in every card. A Map, because a section is whatever an editor called a folder.
 */
const drawings: ReadonlyMap<string, readonly [Drawing, ...Drawing[]]> = new Map([
  ['podcast', [podcast, podcast, blog, news, datasheet, webinar]],
  ['blog', [blog, blog, whitepaper, publication, guidebook, news]],
  ['guidebooks', [guidebook, guidebook, datasheet, event, blog]],
  ['news', [news, news, publication, event, clientStory]],
  ['client-stories', [settled, settled, datasheet, whitepaper]],
  ['webinars', [webinar, webinar, whitepaper, podcast, guidebook]],
  ['webinar-recording-pages', [webinar, video, whitepaper, guidebook]],
  ['videos', [video, video, webinar, clientStory, datasheet]],
  ['whitepapers', [whitepaper, whitepaper, publication, blog, news]],
  ['events', [event, event, podcast, datasheet, webinar, news]],
  ['publications', [publication, publication, whitepaper, blog, datasheet]],
  ['project-management-awards', [award, award, clientStory, event, publication]],
  ['datasheets', [datasheet, datasheet, guidebook, clientStory]],
])

/**
 * The cover of a resource without a picture (BLOCK-12): a stand-alone SVG document of 600 × 400 user
 * units. The same options give the same bytes; it holds no ids, no style, no script and no text.
 */
export function coverSvg(about: CoverOptions): string {
  const { section, themes, seed } = about
  const { ink, texture } = inkFor(themes[0], seed)
  const random = createRandom(`${section} ${themes.join(' ')} ${seed}`)
  const { body, needle } = drawingOf(about, random)(ink, random)
  const divisions = random.pick([20, 24, 26, 30])
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMax slice">' +
    rect(0, 0, 600, 400, ink.ground) +
    paper(texture, ink) +
    body +
    axis(divisions, needle, ink) +
    '</svg>'
  )
}

function drawingOf({ section, plot, told }: CoverOptions, random: Random): Drawing {
  if (plot !== undefined) return figuresOf(plot)
  if (told !== undefined) return toldOf(told)
  return random.pick(drawings.get(section) ?? [clientStory])
}

/** The ruling of the paper behind the drawing. */
function paper(texture: Texture, ink: Ink): string {
  const faint = { stroke: ink.faint, width: 1.5 }
  const down = (step: number) =>
    Array.from({ length: Math.floor(600 / step) }, (_, index): readonly [Point, Point] => [
      [40 + index * step, 0],
      [40 + index * step, 364],
    ])
  const across = (step: number) =>
    Array.from({ length: Math.floor(364 / step) }, (_, index): readonly [Point, Point] => [
      [0, 364 - (index + 1) * step],
      [600, 364 - (index + 1) * step],
    ])
  if (texture === 'columns') return lines(down(104), faint)
  if (texture === 'rows') return lines(across(47), faint)
  if (texture === 'grid') return lines([...down(52), ...across(52)], faint)
  if (texture === 'dots') {
    return lines(across(52), { stroke: ink.faint, width: 4, dash: '4 48' })
  }
  return ''
}

/** The scale that all covers stand on, and the needle at the moment that the drawing is about. */
function axis(divisions: number, needle: number, ink: Ink): string {
  const x = Math.max(46, Math.min(554, needle))
  const pointer = broken(
    [
      [x, 346],
      [x + 12, 370],
      [x - 12, 370],
    ],
    true,
  )
  return (
    ticks(divisions, 1, 373, ink) +
    ticks(divisions, 5, 382, ink) +
    line(0, 364, 600, 364, { stroke: ink.line, width: 2 }) +
    filled(pointer, ink.signal, { stroke: ink.signalEdge, width: 2 })
  )
}

/** A stroke of the scale at every `each` of its divisions, down to `bottom`: one line, dashed. */
function ticks(divisions: number, each: number, bottom: number, ink: Ink): string {
  const step = (each * 520) / divisions
  const last = 40 + Math.floor(divisions / each) * step
  const middle = (364 + bottom) / 2
  // In thousandths: what is cut off adds up from stroke to stroke.
  const dash = `2 ${Number((step - 2).toFixed(3))}`
  return line(39, middle, last + 1, middle, { stroke: ink.soft, width: bottom - 364, dash })
}
