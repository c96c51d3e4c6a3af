/**
 * What a stored moment is on a clock of a zone, with its name; empty for what is no moment.
 *
 * @param zone the browser's unless told
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
