/** The two forms English and German have; `#` stands for the number. */
export interface PluralForms {
  readonly one: string
  readonly other: string
}

/** Makes a message out of its forms: the right one for a count, the count written as in `locale`. */
export function plural(locale: string, forms: PluralForms): (count: number) => string {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count) => {
    const form = rules.select(count) === 'one' ? forms.one : forms.other
    return form.replace('#', () => numbers.format(count))
  }
}
