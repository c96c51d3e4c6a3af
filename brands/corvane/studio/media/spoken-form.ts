const SCALES: Readonly<Record<string, string>> = { k: 'thousand', m: 'million', bn: 'billion' }

/** Rewrites a text so that an American speech synthesiser reads it as a person would. */
export function spokenForm(text: string): string {
  return text
    .replaceAll(/[“”]/g, '')
    .replaceAll('’', "'")
    .replaceAll(/£(\d[\d,]*(?:\.\d+)?)(k|m|bn)?\b/g, (_, amount: string, scale?: string) =>
      money(amount, scale),
    )
    .replaceAll('%', ' per cent')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('−', 'minus ')
    .replaceAll(/\s*–\s*/g, ', ')
}

/** `1.14` is one pound fourteen, `1.5` with a scale one point five million pounds. */
function money(amount: string, scale: string | undefined): string {
  if (scale !== undefined) return `${amount} ${SCALES[scale]} pounds`
  const [pounds, pence] = amount.split('.')
  if (pence !== undefined) return `${pounds} pound${pounds === '1' ? '' : 's'} ${pence}`
  return `${amount} pound${amount === '1' ? '' : 's'}`
}
