/** One line of a budget, month by month: what was planned, what was spent, and what the rest is expected to cost. */
export interface MoneyLine {
  readonly budget: readonly number[]
  /** The months that are closed. */
  readonly actual: readonly number[]
  /** The months that are left. */
  readonly forecast: readonly number[]
}

/** What a line, or all lines together, come to by the end of the year. */
export interface MoneySums {
  readonly budget: number
  readonly actual: number
  /** Spent so far plus what is expected for the rest. */
  readonly outturn: number
  /** Budget less outturn: below 0, the year will cost more than its budget. */
  readonly variance: number
}

export interface MoneyMonth {
  readonly budget: number
  readonly outturn: number
  readonly isClosed: boolean
}

/** A budget and what will come of it, by line and by month; both ways add up to the same. */
export interface Outturn<Line extends MoneyLine> {
  readonly lines: readonly { readonly line: Line; readonly sums: MoneySums }[]
  readonly months: readonly MoneyMonth[]
  readonly total: MoneySums
  /** How many months are closed. */
  readonly closed: number
  /** The budget of the closed months. */
  readonly budgetSoFar: number
}

/** Adds up the lines of a budget, by line and by month. */
export function outturnOf<Line extends MoneyLine>(lines: readonly Line[]): Outturn<Line> {
  const closed = Math.max(0, ...lines.map(({ actual }) => actual.length))
  const spent = lines.map(({ actual, forecast }) => [...actual, ...forecast])
  const length = Math.max(0, ...spent.map((row) => row.length), ...lines.map(lengthOfBudget))
  const months = Array.from({ length }, (_, at) => ({
    budget: sum(lines.map(({ budget }) => budget[at] ?? 0)),
    outturn: sum(spent.map((row) => row[at] ?? 0)),
    isClosed: at < closed,
  }))
  return {
    lines: lines.map((line) => ({ line, sums: sumsOf([line]) })),
    months,
    total: sumsOf(lines),
    closed,
    budgetSoFar: sum(months.slice(0, closed).map(({ budget }) => budget)),
  }
}

function lengthOfBudget({ budget }: MoneyLine): number {
  return budget.length
}

function sumsOf(lines: readonly MoneyLine[]): MoneySums {
  const budget = sum(lines.flatMap((line) => line.budget))
  const actual = sum(lines.flatMap((line) => line.actual))
  const outturn = actual + sum(lines.flatMap((line) => line.forecast))
  return { budget, actual, outturn, variance: budget - outturn }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
