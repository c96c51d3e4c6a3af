/** A clock that stands still until it is set. */
export function createClock(start = '2026-05-01T10:00:00.000Z') {
  let time = start
  const set = (text: string) => {
    time = text
  }
  return { now: () => new Date(time), set }
}
