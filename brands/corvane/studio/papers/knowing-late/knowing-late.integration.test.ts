import { DatabaseSync } from 'node:sqlite'
import { readFigures } from '@prospectus/content/schema/fields/figure-table'
import { describe, expect, it } from 'vitest'
import { readLintedContent } from '../../../../../tools/content/lint/linted-content.ts'
import { objectsIn } from '../../../../../tools/content/lint/walk.ts'
import { contentFolder } from '../../../../../tools/run/project.ts'
import { chaptersOf } from './chapters.ts'
import { checksSql } from './checks-sql.ts'
import { countsOf } from './counts.ts'
import { csvOf, projectsOf } from './csv.ts'
import { figuresOf } from './figures.ts'
import { outcomeOf, weeksOf } from './late-project.ts'
import { OWN_RECORDS_SQL } from './own-records-sql.ts'
import { lateProjects } from './projects.ts'
import { datesOfExample, EXAMPLE, EXAMPLE_BASELINE, monthsOfExample } from './worked-example.ts'

const NAME = 'the-price-of-knowing-late.csv'
const late = lateProjects()
const counts = countsOf(late)
const figures = figuresOf(projectsOf(csvOf(late)), counts)

/** Rows of the last statement of the checks, run over data as a program imports them: every value a text. */
function checked(csv: string): readonly Readonly<Record<string, unknown>>[] {
  const database = new DatabaseSync(':memory:')
  const [head = '', ...lines] = csv.trimEnd().split('\n')
  database.exec(
    `CREATE TABLE project (${head
      .split(',')
      .map((name) => `${name} TEXT`)
      .join(', ')})`,
  )
  const insert = database.prepare(
    `INSERT INTO project VALUES (${head
      .split(',')
      .map(() => '?')
      .join(', ')})`,
  )
  for (const line of lines) insert.run(...line.split(','))
  const sql = checksSql(counts, NAME)
  const last = sql.indexOf('WITH found')
  database.exec(sql.slice(0, last))
  return database.prepare(sql.slice(last)).all()
}

describe('the data of The price of knowing late', () => {
  it('are the same in every run, and survive CSV', () => {
    expect(lateProjects()).toEqual(late)
    expect(projectsOf(csvOf(late))).toEqual(late)
  })

  it('give the published figures', () => {
    const { waited, ahead, sameMonth, committee, publicDate, gate, cost } = figures
    expect([figures.all, figures.late, figures.organisations]).toEqual([1204, 713, 57])
    expect(figures.lateShare).toBeCloseTo(0.59, 2)
    expect([waited.count, ahead.count, sameMonth.count]).toEqual([506, 118, 89])
    expect([waited.median, waited.q3]).toEqual([11, 23])
    expect([committee.yes.median, committee.no.median]).toEqual([16, 8])
    expect(publicDate.yes.median - publicDate.no.median).toBe(5)
    expect(gate.share).toBeCloseTo(0.44, 2)
    expect([cost.alone.slope, cost.adjusted.slope].map((slope) => slope.toFixed(3))).toEqual([
      '0.420',
      '0.310',
    ])
    expect(cost.elevenWeeks).toBe(3.4)
    expect(figures.opened.lateShare).toBeCloseTo(0.5, 1)
  })

  it('show no significant difference between sectors, methods and managers', () => {
    for (const { pValue } of [figures.sector, figures.method, figures.experience, figures.opened]) {
      expect(pValue).toBeGreaterThan(0.3)
    }
  })

  it('have possible dates: reports on working days, before the forecast would be in the past', () => {
    for (const { reported, plannedWeeks, delayWeeks } of late) {
      expect([0, 6]).not.toContain(new Date(reported).getUTCDay())
      expect(plannedWeeks).toBeGreaterThanOrEqual(26)
      expect(delayWeeks).toBeGreaterThan(4)
    }
  })

  it('contain the project of the worked example, with the dates of its months', () => {
    const row = late.find(({ project }) => project === EXAMPLE.project)
    expect(row).toMatchObject({ ...datesOfExample(), plannedWeeks: EXAMPLE.plannedWeeks })
  })
})

describe('the checks as SQL', () => {
  it('hold for every figure', () => {
    const rows = checked(csvOf(late))
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ verdict }) => verdict !== 'holds')).toEqual([])
  })

  it('name the figures that changed data no longer give', () => {
    const [head = '', ...lines] = csvOf(late).split('\n')
    const rows = checked([head, ...lines.slice(1)].join('\n'))
    expect(rows.filter(({ verdict }) => verdict === 'differs').map(({ figure }) => figure)).toEqual(
      expect.arrayContaining([
        'late projects',
        'sectors and years whose counts differ from the data',
      ]),
    )
  })
})

describe('the text of the paper', () => {
  const chapters = chaptersOf(late, counts)
  const text = chapters.map(({ html }) => html.replaceAll(/<svg.*?<\/svg>/gs, '')).join('\n')

  it('is a paper of 4,500 to 6,000 words with eight charts', () => {
    const words = text.replaceAll(/<table.*?<\/table>|<[^>]+>/gs, ' ').split(/\s+/)
    expect(words.length).toBeGreaterThan(4500)
    expect(words.length).toBeLessThan(6000)
    expect(chapters.flatMap(({ html }) => html.match(/<svg /g) ?? [])).toHaveLength(8)
  })

  it('agrees with the data where it rounds in words', () => {
    const { waited, committee, gate, both, neither, cost, ahead, third } = figures
    expect(text).not.toMatch(/NaN|undefined|Infinity/)
    // What titles and sentences round: a quarter silent without a committee, three times the wait, and so on.
    const silent = late.filter((one) => outcomeOf(one) === 'waited' && !one.committee)
    expect(silent.filter((one) => weeksOf(one) > 16).length / silent.length).toBeCloseTo(0.25, 1)
    expect(committee.yes.median).toBe(16)
    expect(both.median / neither.median).toBeCloseTo(3, 1)
    expect(gate.share / gate.expectedShare).toBeGreaterThan(2.5)
    expect(1 - cost.adjusted.slope / cost.alone.slope).toBeCloseTo(0.25, 1)
    expect(ahead.lead).toBeGreaterThan(8)
    expect(1 - third.share).toBeCloseTo(0.4, 1)
    expect(waited.over23 / waited.count).toBeCloseTo(0.25, 1)
    expect(1 / (1 - figures.runsThatWereLate)).toBeCloseTo(8, 0)
    expect(Math.round(0.01 * cost.elevenWeeks * 4_000_000)).toBe(136_000)
    expect(Math.round(0.01 * cost.elevenWeeks * 20_000_000)).toBe(680_000)
    const bars = Array.from({ length: 28 }, (_, at) =>
      late.filter((one) => weeksOf(one) > at * 4 && weeksOf(one) <= at * 4 + 4),
    )
    expect(Math.max(...bars.map(({ length }) => length))).toBe(bars[1]?.length)
    expect(late.find(({ project }) => project === EXAMPLE.project)).toMatchObject({
      sector: 'energy',
      costBand: '1 to 5',
      committee: true,
      indexOpened: true,
      delayWeeks: 15,
    })
  })

  it('agrees with the chart and the table on its page', async () => {
    const { stories } = await readLintedContent(contentFolder())
    const page = stories.find(({ slug }) => slug === NAME.replace('.csv', ''))
    const charts = [...objectsIn(page?.content)].filter(
      ({ value }) => value.component === 'figure-chart',
    )
    const rows = charts.flatMap(({ value }) => readFigures(value.data)?.rows ?? [])
    const { neither, publicOnly, committeeOnly, both } = figures
    expect(rows.map((row) => row.figures[0]?.text)).toEqual(
      [neither, publicOnly, committeeOnly, both].map(({ median }) => median.toFixed(1)),
    )
  })
})

describe('the query for the reader’s own records', () => {
  it('finds the two dates of the worked example in its months and forecasts', () => {
    const database = new DatabaseSync(':memory:')
    database.exec(`CREATE TABLE status (project, month_end, spi_t);
      CREATE TABLE forecast (project, recorded, finish);
      CREATE TABLE baseline (project, finish);`)
    const { project } = EXAMPLE
    const insert = (table: string, values: readonly (string | number)[]) =>
      database.prepare(`INSERT INTO ${table} VALUES (${values.map(() => '?')})`).run(...values)
    for (const { date, index } of monthsOfExample()) insert('status', [project, date, index])
    for (const { from, finish } of EXAMPLE.forecasts) insert('forecast', [project, from, finish])
    insert('baseline', [project, EXAMPLE_BASELINE])
    expect(database.prepare(OWN_RECORDS_SQL).all()).toEqual([
      { project, ...datesOfExample(), weeks: 11 },
    ])
  })
})
