/** Reads the number at the start of a cell or key figure, such as 1,200 in `£1,200 h`; undefined if there is none. */
export function numberIn(text: string): number | undefined {
  const digits = /^[^\d\s+−-]{0,2}(\d[\d.,]*)/.exec(text.trim())?.[1]
  if (digits === undefined) return undefined
  const value = Number(
    digits
      .replaceAll(/,(?=\d{3}(?!\d))/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  )
  return Number.isFinite(value) ? value : undefined
}
