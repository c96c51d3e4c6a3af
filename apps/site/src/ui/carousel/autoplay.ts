/** Whether pages turn by themselves (BLOCK-5). */
export interface Autoplay {
  /** What the control beside the pages says and switches. */
  readonly on: boolean
  /** The pointer rests on the pages, and holds them as long as it does. */
  readonly held: boolean
}

export type AutoplayEvent =
  /** The control was used. */
  | 'switch'
  /** The visitor turned to the carousel or away from the page: on focus, a page turned, a hidden tab. */
  | 'stop'
  | 'hold'
  | 'release'

/** The state after an event. What stops autoplay keeps it stopped until the control is used. */
export function afterEvent(autoplay: Autoplay, event: AutoplayEvent): Autoplay {
  switch (event) {
    case 'switch':
      return { ...autoplay, on: !autoplay.on }
    case 'stop':
      return { ...autoplay, on: false }
    case 'hold':
      return { ...autoplay, held: true }
    case 'release':
      return { ...autoplay, held: false }
  }
}

/** Whether the next page comes by itself. */
export function isRotating({ on, held }: Autoplay): boolean {
  return on && !held
}
