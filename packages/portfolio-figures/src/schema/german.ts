import type { GermanWords } from '@prospectus/content/schema/extensions'

/** What editors read of these blocks in German, by the English words. */
export const german: GermanWords = {
  names: {
    'Price calculator': 'Preisrechner',
    'Price band': 'Preisstufe',
  },
  labels: {
    'Sign of the currency': 'Zeichen der Währung',
    'Price bands': 'Preisstufen',
    'From how many seats': 'Ab wie vielen Plätzen',
    Planner: 'Planende',
    Contributor: 'Mitwirkende',
    'Rise a year': 'Anstieg im Jahr',
    'Days of implementation': 'Tage der Einführung',
    'Price of a day of implementation': 'Preis eines Tages der Einführung',
    Assumptions: 'Annahmen',
  },
  help: {
    'For a seat and a month.': 'Für einen Platz und einen Monat.',
    'Such as £.': 'Zum Beispiel €.',
    'In percent. The most by which the price of a seat may rise at a renewal.':
      'In Prozent. Um so viel darf der Preis eines Platzes bei einer Verlängerung höchstens steigen.',
    'What the prices include, and what they leave out.':
      'Was in den Preisen enthalten ist und was nicht.',
  },
  choices: {},
}
