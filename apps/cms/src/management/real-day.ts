/** Whether there is such a day: `Date.parse` takes 30 February for 2 March. */
export function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
