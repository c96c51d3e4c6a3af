export type Row = readonly number[]

/** Coefficients of a fit, their standard errors, and the residuals. */
export interface Fit {
  readonly slopes: readonly number[]
  readonly errors: readonly number[]
  readonly residuals: readonly number[]
}

/**
 * Least squares of `values` on the columns of `rows`, both as deviations from the mean of their group, so that only similar
 * projects are compared. Each group costs one degree of freedom.
 */
export function fitWithin(
  groups: readonly string[],
  rows: readonly Row[],
  values: readonly number[],
): Fit {
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, at) =>
    centred(
      groups,
      rows.map((row) => row[at] ?? 0),
    ),
  )
  const target = centred(groups, values)
  const products = columns.map((one) => columns.map((other) => product(one, other)))
  const inverse = inverseOf(products)
  const towards = columns.map((column) => product(column, target))
  const slopes = inverse.map((row) => product(row, towards))
  const residuals = target.map((value, at) =>
    columns.reduce(
      (residual, column, index) => residual - (slopes[index] ?? 0) * (column[at] ?? 0),
      value,
    ),
  )
  const variance = product(residuals, residuals) / (values.length - new Set(groups).size - width)
  const errors = inverse.map((row, at) => Math.sqrt(variance * (row[at] ?? 0)))
  return { slopes, errors, residuals }
}

/** Values as deviations from the mean of their group. */
export function centred(groups: readonly string[], values: readonly number[]): readonly number[] {
  const sums = new Map<string, { sum: number; count: number }>()
  for (const [at, group] of groups.entries()) {
    const { sum, count } = sums.get(group) ?? { sum: 0, count: 0 }
    sums.set(group, { sum: sum + (values[at] ?? 0), count: count + 1 })
  }
  return values.map((value, at) => {
    const { sum, count } = sums.get(groups[at] ?? '') ?? { sum: 0, count: 1 }
    return value - sum / count
  })
}

function product(one: Row, other: Row): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

/** Inverts a small matrix (Gauss-Jordan). Throws if it is singular. */
function inverseOf(matrix: readonly Row[]): readonly Row[] {
  const size = matrix.length
  const work = matrix.map((row, at) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => (column === at ? 1 : 0)),
  ])
  for (let pivot = 0; pivot < size; pivot += 1) {
    const row = work[pivot] ?? []
    const scale = row[pivot] ?? 0
    if (Math.abs(scale) < 1e-9) throw new Error('The columns of the fit are linearly dependent')
    const scaled = row.map((value) => value / scale)
    work[pivot] = scaled
    for (const [at, other] of work.entries()) {
      const factor = other[pivot] ?? 0
      if (at !== pivot) {
        work[at] = other.map((value, index) => value - factor * (scaled[index] ?? 0))
      }
    }
  }
  return work.map((row) => row.slice(size))
}
