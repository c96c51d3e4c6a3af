/**
 * A stored moment as a clock of a time zone shows it, with the zone's name; empty for a text that is no
 * moment.
 *
 * @param zone that of the browser unless given
 */
export function momentHere(stored: string, zone?: string): string {
  const moment = new Date(`${stored.slice(0, 16).replace(' ', 'T')}Z`)
  if (Number.isNaN(moment.getTime())) return ''
  const { timeZone } = new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions()
  const words = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return `${words.format(moment)} in ${timeZone.replaceAll('_', ' ')}`
}
