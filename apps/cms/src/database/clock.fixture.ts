/** A clock that stands still until it is set, or advanced by seconds. */
export function createClock(start = '2026-05-01T10:00:00.000Z') {
  let time = start
  const set = (isoTime: string) => {
    time = isoTime
  }
  const advance = (seconds: number) => {
    time = new Date(Date.parse(time) + seconds * 1000).toISOString()
  }
  return { now: () => new Date(time), set, advance }
}
