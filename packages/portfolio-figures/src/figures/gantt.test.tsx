import { renderMarkup } from '@prospectus/site/src/ui/testing/render.tsx'
import { expect, it } from 'vitest'
import { messagesFor } from '../messages/messages.ts'
import { Gantt } from './gantt.tsx'
import { ganttTicks } from './gantt-ticks.ts'

const names = {
  done: 'Done',
  band: 'To come',
  late: 'Late',
  plan: 'Planned',
  critical: 'Critical',
  lateBy: '{time} late',
} as const
const messages = messagesFor('en')
const year = { period: 'month', start: new Date('2025-01-01') } as const

/** A schedule of ten months, each 74.4 wide: after the sixth, the needle is at 454.4 of 760. */
function drawn(name: string, start: number, end: number, now = 6): string {
  const row = { name, planned: [start, end], forecast: [start, end], done: 0 } as const
  const about = { id: 'one', title: 'Schedule', description: 'Rows', dataDate: '30 Jun', names }
  return renderMarkup(
    <Gantt
      {...about}
      rows={[row]}
      length={10}
      ticks={ganttTicks(year, messages, 10)}
      statusTime={now}
    />,
  )
}

it.each([
  ['over the start of its band', 'Design', 1, 3, '82', 'start'],
  ['up to the end of its band, where it would leave the drawing', 'Handover', 9, 10, '752', 'end'],
  ['behind the needle, where that is nearest', 'Cables', 5.5, 9, '462', 'start'],
  [
    'up to the end of its band, where that is before the needle',
    'Cables and routes',
    3,
    5.2,
    '395',
    'end',
  ],
  ['before the needle, where its band ends behind it', 'Scheme approval', 4, 6.5, '446', 'end'],
])('writes a name %s', (_, name, start, end, x, anchor) => {
  const html = drawn(name, start, end)
  expect(html).toMatch(new RegExp(`x="${x}"[^>]*text-anchor="${anchor}">${name}<`))
})

it('names every third month, above the needle’s date and line', () => {
  const html = drawn('Design', 1, 3)
  for (const shown of ['Jan 2025', 'Apr', 'Jul', 'Oct']) expect(html).toContain(`y="24">${shown}<`)
  expect(html).toMatch(/chart-needle-text"[^>]* y="-16"/)
  expect(html).toContain('chart-needle-top" transform="translate(0 76)"')
  expect(html).toMatch(/chart-needle-line" y1="76"/)
})

it('has a key to its bars', () => {
  const html = drawn('Design', 1, 3)
  for (const name of [names.done, names.band, names.late, names.plan]) {
    expect(html).toContain(`>${name}</text>`)
  }
  expect(html).not.toContain(names.critical)
})

it('links rows that wait for others, marks the critical path, and points at the worst row where there is room', () => {
  const row = (name: string, start: number, end: number, after: readonly string[] = []) =>
    ({ name, planned: [start, end], forecast: [start, end], done: 0, after }) as const
  const rows = [row('Design', 0, 2), row('Build', 2, 4, ['Design']), row('Open', 5, 9, ['Build'])]
  const [, build] = rows
  const chart = (worst: string) => (
    <Gantt
      id="one"
      title="Schedule"
      description="Rows"
      dataDate="30 Jun"
      names={names}
      rows={rows}
      critical={['Build', 'Open']}
      worst={build && { ...build, name: worst, latenessText: '18 days' }}
      length={10}
      ticks={[]}
      statusTime={6}
    />
  )
  const html = renderMarkup(chart('Build'))
  // From below the end of the first bar to the start of the second, in the next row.
  expect(html).toContain('class="gantt-link" d="M148.8 124V178H156.8m')
  expect(html).toContain('class="gantt-link gantt-link-critical" d="M297.6 178V232H380m')
  expect(html.match(/<g class="gantt-critical">/g)).toHaveLength(2)
  expect(html).toContain('>18 days late</text>')
  expect(html).toContain('>Critical</text>')
  expect(renderMarkup(chart('Open'))).not.toContain('18 days late')
})

it('writes a name after the needle if there is no room before it', () => {
  expect(drawn('Scheme approval', 0, 1.8, 1)).toMatch(/x="90"[^>]*>Scheme approval</)
})

it('draws delayed work at its real length, and the delay from the planned to the forecast end', () => {
  const about = {
    id: 'one',
    title: 'Schedule',
    description: 'Rows',
    dataDate: '30 Jun',
    names,
    statusTime: 6,
  }
  const row = { name: 'Crossing', planned: [1, 2], forecast: [4, 8], done: 0.5 } as const
  const html = renderMarkup(<Gantt {...about} rows={[row]} length={10} ticks={[]} />)
  const bar = (name: string) =>
    new RegExp(`class="${name}" x="([\\d.]+)" y="\\d+" width="(\\d+)"`).exec(html)
  expect(bar('gantt-late')?.slice(1)).toEqual(['305.6', '298'])
  expect(bar('gantt-late gantt-late-done')?.slice(1)).toEqual(['305.6', '149'])
  const [, planned, depth] = /gantt-plan" d="M\S+ (\d+)v(\d+)H156.8v-4"/.exec(html) ?? []
  expect(html).toContain(`gantt-slip" d="M156.8 ${Number(planned) + Number(depth)}H603.2v-4"`)
})

it('labels each line of weeks with the day of the needle there', () => {
  const weeks = { period: 'week', start: new Date('2025-08-11') } as const
  const named = ganttTicks(weeks, messages, 12).filter(({ label }) => label !== undefined)
  expect(named).toEqual([
    { at: 3, label: '31 Aug' },
    { at: 6, label: '21 Sep' },
    { at: 9, label: '12 Oct' },
  ])
})

it('draws a line per period, but only at labels if there are many periods, and at month starts if many weeks', () => {
  expect(ganttTicks(year, messages, 10).map(({ label }) => label ?? '')).toEqual([
    ...['Jan 2025', '', '', 'Apr', '', '', 'Jul', '', '', 'Oct'],
  ])
  expect(ganttTicks(year, messages, 20).map(({ at }) => at)).toEqual([0, 4, 8, 12, 16])
  const weeks = { period: 'week', start: new Date('2025-03-03') } as const
  const [first, second] = ganttTicks(weeks, messages, 43)
  // 1 April is the thirtieth day from 3 March.
  expect(first).toEqual({ at: 29 / 7, label: 'Apr' })
  expect(second).toEqual({ at: 59 / 7 })
})
