import rail from '../../../content/stories/worlds/rail.json' with { type: 'json' }
import { amber, box, drawing, ink, paper, petrol, text } from '../../ink.ts'
import { FILM_SIZE, type Film, progress } from '../film.ts'
import { posterDrawing } from './poster.ts'
import { evmTable } from './screens/evm-table.ts'
import { gantt, today } from './screens/gantt.ts'
import { gateBoard } from './screens/gate-board.ts'
import { heatMap } from './screens/heat-map.ts'
import { portfolio } from './screens/portfolio.ts'
import { riskRegister } from './screens/risk-register.ts'
import { teamsMessage } from './screens/teams-message.ts'

const STOP = 5.5
const FADE = 0.6
const BAND = 84

/** The seven screens of the tour, each with its title and caption. */
const stops: readonly (readonly [screen: () => string, title: string, caption: string])[] = [
  [
    portfolio,
    'Portfolio',
    'Nine rail renewals, one total. SPI is 0.96; three of the nine are red.',
  ],
  [gantt, 'Schedule', 'Ostler Junction: the critical path runs 18 days behind its baseline.'],
  [
    evmTable,
    'Control accounts',
    'Cardew Viaduct: masonry repairs have earned 690 of 940 thousand.',
  ],
  [heatMap, 'Workforce', 'The test team has hours in week 40 and none in week 48.'],
  [riskRegister, 'Risks', 'Six risks, £1,467k of exposure, £2,150k of contingency.'],
  [
    gateBoard,
    'Gates',
    'Nine projects and three ideas at five gates. Two ideas come up on 16 October, one on the 30th.',
  ],
  [
    teamsMessage,
    'Teams',
    'Cardew Viaduct’s gate as a message: 13 of 14 items accepted, and three buttons.',
  ],
]

/** Months on the poster: from the first activity to some days after the last. */
const SPAN = 14.6

/** The late packages of Ostler Junction, as the site's schedule draws them. */
const latePackages = rail.content.packages
  .filter(({ planned_end, forecast_end }) => Number(forecast_end) > Number(planned_end))
  .map(({ name, ...times }) => {
    const [start, end] = [Number(times.forecast_start), Number(times.forecast_end)]
    return {
      name,
      from: start / SPAN,
      to: end / SPAN,
      done: (start + ((end - start) * Number(times.done)) / 100) / SPAN,
      planned: [Number(times.planned_start) / SPAN, Number(times.planned_end) / SPAN] as const,
      fill: petrol,
    }
  })

/** The tour of the product: one screen after another, each with its caption. */
export const tourFilm: Film = {
  story: 'watch-a-tour',
  name: 'tour',
  length: stops.length * STOP,
  poster: {
    svg: posterDrawing({
      title: 'A tour in seven screens',
      headline: '18 days late',
      subtitle: 'Ostler Junction: late in red, plan in brackets',
      needle: today / SPAN,
      bars: latePackages,
      ticks: ['Jan', 'Apr', 'Jul', 'Oct', 'Jan'].map((name, quarter) => ({
        name,
        at: (quarter * 3) / SPAN,
      })),
    }),
    alt: 'Ostler Junction is 18 days late: four packages overrun their plan.',
  },
  frame,
  cues: stops.map(([, , caption], index) => ({
    from: index * STOP,
    to: (index + 1) * STOP,
    text: caption,
  })),
}

function frame(moment: number): string {
  const index = Math.min(stops.length - 1, Math.floor(moment / STOP))
  const opacity = index === 0 ? 1 : progress(moment, index * STOP, FADE)
  const shown =
    opacity < 1 ? [...screen(index - 1, 1), ...screen(index, opacity)] : screen(index, 1)
  const [, title = ''] = stops[index] ?? []
  return drawing(FILM_SIZE.width, FILM_SIZE.height, 'A tour in seven screens', [
    box(0, 0, FILM_SIZE.width, FILM_SIZE.height, paper),
    ...shown,
    box(0, 0, FILM_SIZE.width, BAND, ink),
    text(48, 54, title, { size: 34, weight: 700, fill: paper }),
    text(1232, 54, `${index + 1} of ${stops.length}`, {
      size: 24,
      fill: paper,
      anchor: 'end',
      mono: true,
    }),
    box(0, BAND, (FILM_SIZE.width * (index + opacity)) / stops.length, 6, amber),
  ])
}

/** A screen below the band, in full width; its bottom is cropped. */
function screen(index: number, opacity: number): string[] {
  const svg = stops[index]?.[0]() ?? ''
  const placed = svg.replace('<svg ', `<svg y="${BAND + 6}" `)
  return [`<g opacity="${Math.round(opacity * 100) / 100}">${placed}</g>`]
}
