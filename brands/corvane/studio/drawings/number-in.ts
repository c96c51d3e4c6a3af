/** The number that a cell or a key figure begins with, such as 1,200 of `£1,200 h`; undefined where it begins with none. */
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
