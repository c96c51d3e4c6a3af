import { LOCALE } from '../../language/language.ts'
import { WORDS } from '../words.ts'

/**
 * A stored moment as a clock of a time zone shows it, with the zone's name; empty for a text that is no
 * moment.
 *
 * @param zone that of the browser unless given
 */
export function momentHere(stored: string, zone?: string): string {
  const moment = new Date(`${stored.slice(0, 16).replace(' ', 'T')}Z`)
  if (Number.isNaN(moment.getTime())) return ''
  const { timeZone } = new Intl.DateTimeFormat(LOCALE, { timeZone: zone }).resolvedOptions()
  const words = new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return WORDS.momentIn(words.format(moment), timeZone.replaceAll('_', ' '))
}
