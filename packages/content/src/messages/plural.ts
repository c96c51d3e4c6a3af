/** The two forms English and German have; `#` stands for the number. */
export interface PluralForms {
  readonly one: string
  readonly other: string
}

/** The first number that is written with a separator. */
const THOUSAND = 1000

/**
 * Makes a message out of its forms: the right one for a count, the count written as in `locale`. A
 * count under a thousand is written alike in all of them; a phone would take a tenth of a second to
 * get ready for more.
 */
export function plural(locale: string, forms: PluralForms): (count: number) => string {
  const rules = new Intl.PluralRules(locale)
  return (count) => {
    const form = rules.select(count) === 'one' ? forms.one : forms.other
    return form.replace('#', () => written(count, locale))
  }
}

const formats = new Map<string, Intl.NumberFormat>()

function written(count: number, locale: string): string {
  if (Number.isInteger(count) && count >= 0 && count < THOUSAND) return String(count)
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale)
  formats.set(locale, format)
  return format.format(count)
}
