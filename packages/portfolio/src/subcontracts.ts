export interface Subcontract {
  /** What the whole subcontract is worth. */
  readonly value: number
  /** Work planned to date. */
  readonly planned: number
  /** Work accepted to date. */
  readonly certified: number
  readonly invoiced: number
}

export interface SubcontractSums extends Subcontract {
  /** SPI = certified / planned; undefined where nothing was planned yet. */
  readonly scheduleIndex: number | undefined
  /** Certified and not yet invoiced. */
  readonly accrual: number
  /** Invoiced beyond the work that is certified. */
  readonly prepaid: number
  /** The part of the invoices that is held back. */
  readonly retained: number
}

/** Subcontracts with what follows from their certificates and invoices. */
export interface Subcontracts<Kind extends Subcontract> {
  readonly rows: readonly { readonly subcontract: Kind; readonly sums: SubcontractSums }[]
  readonly total: SubcontractSums
}

/**
 * Compares work certified with money invoiced. The totals of accruals and prepayments are those of the rows:
 * a subcontract that has invoiced too much does not hide behind one that has invoiced too little.
 */
export function subcontractsOf<Kind extends Subcontract>(
  subcontracts: readonly Kind[],
  retention: number,
): Subcontracts<Kind> {
  const rows = subcontracts.map((subcontract) => ({
    subcontract,
    sums: sumsOf(subcontract, retention),
  }))
  const add = (of: keyof Subcontract | 'accrual' | 'prepaid') =>
    rows.reduce((all, { sums }) => all + sums[of], 0)
  const figures = {
    value: add('value'),
    planned: add('planned'),
    certified: add('certified'),
    invoiced: add('invoiced'),
  }
  const total = {
    ...sumsOf(figures, retention),
    accrual: add('accrual'),
    prepaid: add('prepaid'),
  }
  return { rows, total }
}

function sumsOf(subcontract: Subcontract, retention: number): SubcontractSums {
  const { value, planned, certified, invoiced } = subcontract
  return {
    ...{ value, planned, certified, invoiced },
    scheduleIndex: planned > 0 ? certified / planned : undefined,
    accrual: Math.max(certified - invoiced, 0),
    prepaid: Math.max(invoiced - certified, 0),
    retained: (invoiced * retention) / 100,
  }
}
