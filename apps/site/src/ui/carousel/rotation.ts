import { AUTOPLAY_MS } from './constants.ts'

interface RotationParts {
  readonly root: HTMLElement
  /** Hovering over it pauses the rotation. */
  readonly view: HTMLElement
  /** Its label names what a press does; without it nothing rotates. */
  readonly control: HTMLButtonElement | null
  readonly turn: () => void
  /** Called at once, and whenever rotation starts or stops. */
  readonly changed: (rotating: boolean) => void
}

/** Turns pages automatically until the visitor acts (BLOCK-5), and returns a function that stops it. */
export function rotate({ root, view, control, turn, changed }: RotationParts): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const pausesOnHover = root.dataset.pauseOnHover !== undefined
  let autoplay: Autoplay = {
    on: control !== null && !still.matches && !root.contains(document.activeElement),
    over: pausesOnHover && view.matches(':hover'),
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
    // A click also focuses the control, and that focus must not undo the click.
    if (target !== control || control.matches(':focus-visible')) stop()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stop()
  })
  still.addEventListener('change', stop)
  if (pausesOnHover) {
    view.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') on('hold')()
    })
    view.addEventListener('pointerleave', on('release'))
  }
  return stop
}

export interface Autoplay {
  /** State of the control. */
  readonly on: boolean
  /** The pointer is over the pages. */
  readonly over: boolean
}

export type AutoplayEvent =
  | 'switch'
  /** Focus, a turned page or a hidden tab. */
  | 'stop'
  | 'hold'
  | 'release'

/** Once stopped, autoplay restarts only by the control. */
export function afterEvent(autoplay: Autoplay, event: AutoplayEvent): Autoplay {
  switch (event) {
    case 'switch':
      return { ...autoplay, on: !autoplay.on }
    case 'stop':
      return { ...autoplay, on: false }
    case 'hold':
      return { ...autoplay, over: true }
    case 'release':
      return { ...autoplay, over: false }
  }
}

export function isRotating({ on, over }: Autoplay): boolean {
  return on && !over
}
