/** Formats seconds as `1:05`, or `1:02:05` from an hour on. */
export function formatClock(seconds: number): string {
  const total = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const hours = Math.floor(total / 3600)
  const minutes = Math.floor(total / 60) % 60
  const pad = (value: number) => String(value).padStart(2, '0')
  const end = `:${pad(total % 60)}`
  return hours > 0 ? `${hours}:${pad(minutes)}${end}` : `${minutes}${end}`
}

/** Parses `1:05` or `01:02:05`; undefined for anything else. */
export function parseClock(clock: string): number | undefined {
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)$/.exec(clock) ?? []
  if (seconds === '') return undefined
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
