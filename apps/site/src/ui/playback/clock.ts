/** Formats seconds as `1:05`, or `1:02:05` from an hour on. */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Parses `1:05` or `01:02:05`; undefined for anything else. */
export function parseClock(clock: string): number | undefined {
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)$/.exec(clock) ?? []
  if (seconds === '') return undefined
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
