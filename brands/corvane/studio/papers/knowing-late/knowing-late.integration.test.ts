import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { checksSql } from './checks-sql.ts'
import { countsOf } from './counts.ts'
import { csvOf, projectsOf } from './csv.ts'
import { figuresOf } from './figures.ts'
import { lateProjects } from './projects.ts'
import { datesOfExample, EXAMPLE } from './worked-example.ts'

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
  it('are the same in every run, and read back as they were written', () => {
    expect(lateProjects()).toEqual(late)
    expect(projectsOf(csvOf(late))).toEqual(late)
  })

  it('come to the figures that were published', () => {
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

  it('show no difference between sectors, methods and managers that chance would not make', () => {
    for (const { chance } of [figures.sector, figures.method, figures.experience, figures.opened]) {
      expect(chance).toBeGreaterThan(0.3)
    }
  })

  it('have dates that can be: reports on working days, before a forecast would lie in the past', () => {
    for (const { reported, plannedWeeks, delayWeeks } of late) {
      expect([0, 6]).not.toContain(new Date(reported).getUTCDay())
      expect(plannedWeeks).toBeGreaterThanOrEqual(26)
      expect(delayWeeks).toBeGreaterThan(4)
    }
  })

  it('hold the project of the worked example with the dates that its months give', () => {
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

  it('name the figures that data which were changed no longer come to', () => {
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
