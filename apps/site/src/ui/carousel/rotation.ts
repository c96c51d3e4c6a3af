import { AUTOPLAY_MS } from './constants.ts'

interface RotationParts {
  readonly root: HTMLElement
  /** While the pointer rests on it, the pages stand still. */
  readonly view: HTMLElement
  /** Its label says what a press on it will do; without this control nothing rotates. */
  readonly control: HTMLButtonElement | null
  /** Turns to the next page. */
  readonly turn: () => void
  /** Called at once, and whenever pages begin or cease to turn by themselves. */
  readonly changed: (rotating: boolean) => void
}

/**
 * Turns the pages by themselves where the block asks for it, and stops for whatever the visitor does
 * (BLOCK-5). Returns a function that stops it from outside.
 */
export function rotate({ root, view, control, turn, changed }: RotationParts): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const holds = root.dataset.pauseOnHover !== undefined
  let autoplay: Autoplay = {
    on: control !== null && !still.matches && !root.contains(document.activeElement),
    held: holds && view.matches(':hover'),
  }
  let timer = 0

  const settle = () => {
    const rotating = isRotating(autoplay)
    clearInterval(timer)
    if (rotating) timer = window.setInterval(turn, AUTOPLAY_MS)
    changed(rotating)
    if (control === null) return
    const { play = '', pause = '' } = control.dataset
    control.setAttribute('aria-label', autoplay.on ? pause : play)
    control.hidden = still.matches
    control.classList.toggle('carousel-rotating', autoplay.on)
  }
  const on = (event: AutoplayEvent) => () => {
    autoplay = afterEvent(autoplay, event)
    settle()
  }
  settle()
  const stop = on('stop')
  if (control === null) return stop

  control.addEventListener('click', on('switch'))
  root.addEventListener('focusin', ({ target }) => {
    // A click on the control focuses it too, and that focus must not undo what the click does.
    if (target !== control || control.matches(':focus-visible')) stop()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stop()
  })
  still.addEventListener('change', stop)
  if (holds) {
    view.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') on('hold')()
    })
    view.addEventListener('pointerleave', on('release'))
  }
  return stop
}

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
