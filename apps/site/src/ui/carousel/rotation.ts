/** Time for which autoplay shows each page. */
const AUTOPLAY_MS = 6_000

interface RotationParts {
  readonly root: HTMLElement
  /** Hovering over it pauses the rotation. */
  readonly view: HTMLElement
  /** Its label names what a press does; without it nothing rotates. */
  readonly control: HTMLButtonElement | null
  readonly turn: () => void
  /** Called immediately and after every event, also if that changed nothing. */
  readonly onChange: (rotating: boolean) => void
}

/** Turns pages automatically until the visitor acts (BLOCK-5), and returns a function that stops it. */
export function rotate({ root, view, control, turn, onChange }: RotationParts): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const pausesOnHover = root.dataset.pauseOnHover !== undefined
  let autoplay: Autoplay = {
    isOn: control !== null && !reducedMotion.matches && !root.contains(document.activeElement),
    isHovered: pausesOnHover && view.matches(':hover'),
  }
  let timer = 0

  const applyState = () => {
    const rotating = isRotating(autoplay)
    clearInterval(timer)
    if (rotating) timer = window.setInterval(turn, AUTOPLAY_MS)
    onChange(rotating)
    if (control === null) return
    const { play = '', pause = '' } = control.dataset
    control.setAttribute('aria-label', autoplay.isOn ? pause : play)
    control.hidden = reducedMotion.matches
    control.classList.toggle('carousel-rotating', autoplay.isOn)
  }
  const handle = (event: AutoplayEvent) => () => {
    autoplay = afterEvent(autoplay, event)
    applyState()
  }
  applyState()
  const stop = handle('stop')
  if (control === null) return stop

  control.addEventListener('click', handle('toggle'))
  root.addEventListener('focusin', ({ target }) => {
    // A click also focuses the control, and that focus must not undo the click.
    if (target !== control || control.matches(':focus-visible')) stop()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stop()
  })
  reducedMotion.addEventListener('change', stop)
  if (pausesOnHover) {
    view.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') handle('hover-start')()
    })
    view.addEventListener('pointerleave', handle('hover-end'))
  }
  return stop
}

export interface Autoplay {
  /** The state that the control shows. */
  readonly isOn: boolean
  /** The pointer is over the pages, and hovering pauses autoplay. */
  readonly isHovered: boolean
}

export type AutoplayEvent =
  | 'toggle'
  /** Focus, a page turned by hand, a hidden tab, or a change of the motion preference. */
  | 'stop'
  | 'hover-start'
  | 'hover-end'

/** Returns the state after an event. Once stopped, autoplay restarts only through the control. */
export function afterEvent(autoplay: Autoplay, event: AutoplayEvent): Autoplay {
  switch (event) {
    case 'toggle':
      return { ...autoplay, isOn: !autoplay.isOn }
    case 'stop':
      return { ...autoplay, isOn: false }
    case 'hover-start':
      return { ...autoplay, isHovered: true }
    case 'hover-end':
      return { ...autoplay, isHovered: false }
  }
}

export function isRotating({ isOn, isHovered }: Autoplay): boolean {
  return isOn && !isHovered
}
