/** A benefit that a project was funded for. Due and measured are amounts a year, at the end of each quarter. */
export interface Benefit {
  /** The amount a year when all of it has arrived. */
  readonly promised: number
  readonly due: readonly number[]
  /** The quarters that are measured. */
  readonly measured: readonly number[]
}

export interface BenefitSums {
  readonly promised: number
  readonly due: number
  readonly measured: number
  /** Measured less due: below 0, the benefit is behind its promise. */
  readonly gap: number
}

/** What was promised, what should have arrived by now, and what has. */
export interface BenefitLedger<Kind extends Benefit> {
  readonly benefits: readonly { readonly benefit: Kind; readonly sums: BenefitSums }[]
  readonly total: BenefitSums
  /** All benefits by quarter; the quarters to come have no measure. */
  readonly quarters: readonly { readonly due: number; readonly measured: number | undefined }[]
  /** How many quarters are measured. */
  readonly now: number
}

/** Adds up a ledger of benefits at its last measured quarter. */
export function benefitLedgerOf<Kind extends Benefit>(
  benefits: readonly Kind[],
): BenefitLedger<Kind> {
  const now = Math.max(0, ...benefits.map(({ measured }) => measured.length))
  const length = Math.max(now, ...benefits.map(({ due }) => due.length))
  const sumsOf = (some: readonly Benefit[]): BenefitSums => {
    const due = sumAt(some, 'due', now - 1)
    const measured = sumAt(some, 'measured', now - 1)
    const promised = some.reduce((all, benefit) => all + benefit.promised, 0)
    return { promised, due, measured, gap: measured - due }
  }
  return {
    benefits: benefits.map((benefit) => ({ benefit, sums: sumsOf([benefit]) })),
    total: sumsOf(benefits),
    quarters: Array.from({ length }, (_, at) => ({
      due: sumAt(benefits, 'due', at),
      measured: at < now ? sumAt(benefits, 'measured', at) : undefined,
    })),
    now,
  }
}

/** A series that ends early keeps its last value. */
function sumAt(some: readonly Benefit[], of: 'due' | 'measured', at: number): number {
  return some.reduce((all, { [of]: series }) => all + (series[at] ?? series.at(-1) ?? 0), 0)
}
