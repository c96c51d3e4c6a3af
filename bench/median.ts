/** The middle value; of an even number of values, the upper of the two middle ones. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A Markdown table, its first row the headings. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const [headings = [], ...body] = rows
  return [headings, headings.map(() => '---'), ...body]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}
