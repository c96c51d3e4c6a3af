/** How wide a text is drawn, in pixels. */
export type Measure = (text: string) => number

/** A text as far as it fits into a width; cut at a word, with an ellipsis, as search engines do. */
export function cutText(text: string, pixels: number, measure: Measure): string {
  if (measure(text) <= pixels) return text
  const words = text.split(/\s+/)
  const fitting = (count: number) => `${words.slice(0, count).join(' ')} …`
  let count = words.length - 1
  while (count > 1 && measure(fitting(count)) > pixels) count--
  return fitting(Math.max(count, 1))
}

/** Whether a text is too short to say enough, longer than is shown, or good. */
export type Fit = 'empty' | 'short' | 'good' | 'cut'

export function fitOf(text: string, room: Room, measure: Measure): Fit {
  if (text === '') return 'empty'
  const wide = measure(text)
  if (wide > room.pixels) return 'cut'
  return wide < room.pixels * room.leastShare ? 'short' : 'good'
}

/** The space that a text has, and from which share of it on it is well used. */
export interface Room {
  readonly pixels: number
  readonly leastShare: number
}

/** What Google gives to a title on one line and a description on two, on a wide screen. */
export const TITLE_ROOM: Room = { pixels: 580, leastShare: 0.4 }
export const DESCRIPTION_ROOM: Room = { pixels: 960, leastShare: 0.6 }
