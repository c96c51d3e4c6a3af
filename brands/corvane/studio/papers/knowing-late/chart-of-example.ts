import { DAY_MS } from '@prospectus/portfolio/periods'
import { behind, box, curve, ink, line, mist, petrol, soft, text } from '../../ink.ts'
import { axisBelow, chart, gridAcross, SMALL, scaleOf, spot, WIDTH } from './chart-frame.ts'
import { dayOf } from './late-project.ts'
import { datesOfExample, EXAMPLE, monthsOfExample } from './worked-example.ts'

const MONTHS = 'Mar Apr May Jun Jul Aug Sep Oct Nov Dec Jan'.split(' ')

/** One project month by month: the index above, the two forecasts below, and the silence between the two dates. */
export function exampleChart(): string {
  const months = monthsOfExample()
  const { visible = '', reported } = datesOfExample()
  const [first, last] = [dayOf('2018-03-01'), dayOf('2019-02-01')]
  const x = scaleOf([first, last], [95, WIDTH - 150])
  const index = scaleOf([0.82, 1.04], [190, 20])
  const finish = scaleOf([dayOf('2019-03-01'), dayOf('2019-07-01')], [370, 230])
  const steps = EXAMPLE.forecasts.flatMap(({ from, finish: to }, at) => {
    const until = EXAMPLE.forecasts[at + 1]?.from ?? '2019-02-01'
    const y = finish.at(dayOf(to))
    return [[x.at(dayOf(from)), y] as const, [x.at(dayOf(until)), y] as const]
  })
  const at = (date: string) => x.at(dayOf(date))
  const mark = (date: string, label: string, anchor: 'start' | 'end') =>
    line(at(date), 15, at(date), 370, ink, 1.5, '5 4') +
    text(at(date) + (anchor === 'end' ? -6 : 6), 14, label, { size: SMALL, weight: 700, anchor })
  return chart(425, `Project ${EXAMPLE.project}, month by month`, [
    box(at(visible), 20, at(reported) - at(visible), 350, mist),
    gridAcross(
      x,
      index,
      [0.85, 0.9, 0.95, 1].map((value) => [value, value.toFixed(2)]),
    ),
    line(x.from, index.at(0.92), x.to, index.at(0.92), behind, 2, '8 5'),
    text(x.to + 8, index.at(0.92) + 5, '0.92', { size: SMALL, fill: behind, weight: 700 }),
    curve(
      months.map((month) => [at(month.date), index.at(month.index)] as const),
      petrol,
    ),
    ...months.map((month) =>
      spot(at(month.date), index.at(month.index), 5, month.index < 0.92 ? behind : petrol),
    ),
    text(x.to + 8, index.at(0.85) + 5, 'SPI(t)', { size: SMALL, fill: petrol, weight: 700 }),
    gridAcross(
      x,
      finish,
      ['2019-04-01', '2019-05-01', '2019-06-01', '2019-07-01'].map((date, month) => [
        dayOf(date),
        `1 ${['Apr', 'May', 'Jun', 'Jul'][month]} 2019`,
      ]),
    ),
    curve(
      months.map(({ date, byIndex }) => [at(date), finish.at(dayOf(byIndex))] as const),
      petrol,
      2,
    ),
    curve(steps, ink, 4),
    text(x.to + 8, finish.at(dayOf('2019-06-16')), 'by the index', { size: SMALL, fill: petrol }),
    text(x.to + 8, finish.at(dayOf('2019-05-31')), 'official forecast', {
      size: SMALL,
      weight: 700,
    }),
    text(x.from + 8, finish.to - 8, 'Forecast of the finish', { size: SMALL, fill: soft }),
    text(x.from + 8, index.at(0.83), 'Index', { size: SMALL, fill: soft }),
    mark(visible, 'visible', 'end'),
    mark(reported, 'reported', 'start'),
    axisBelow(
      x,
      370,
      MONTHS.map((month, number) => [Date.UTC(2018, 2 + number, 16) / DAY_MS, month]),
      'March 2018 to January 2019',
    ),
  ])
}
