export interface Outlines {
  readonly select: (uid: string | undefined) => void
  readonly hover: (uid: string | undefined) => void
  /** Brings a block into view, if it is not. */
  readonly scrollTo: (uid: string) => void
  readonly remove: () => void
}

/**
 * Draws outlines around blocks by rules of a style sheet of its own: they follow whatever the page does
 * with its elements, and need nothing of its security policy.
 */
export function createOutlines(): Outlines {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let [selected, hovered]: (string | undefined)[] = []

  const draw = () => {
    const rules = [
      ...(hovered === undefined || hovered === selected ? [] : [rule(hovered, 'dashed')]),
      ...(selected === undefined ? [] : [rule(selected, 'solid')]),
    ]
    sheet.replaceSync(rules.join('\n'))
  }
  return {
    select: (uid) => {
      selected = uid
      draw()
    },
    hover: (uid) => {
      hovered = uid
      draw()
    },
    scrollTo: (uid) => {
      const block = document.querySelector(selectorOf(uid))
      if (block === null) return
      unfold(block)
      const { top, bottom } = block.getBoundingClientRect()
      const isInView = top >= 0 ? top < window.innerHeight : bottom > window.innerHeight / 2
      if (!isInView) block.scrollIntoView({ block: 'start', behavior: 'instant' })
    },
    remove: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    },
  }
}

/** What is inside of a closed fold or menu, such as an entry of the navigation, could not be seen. */
function unfold(block: Element): void {
  for (let outer: Element | null = block; outer !== null; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement) outer.open = true
  }
  if (!block.checkVisibility()) block.closest<HTMLElement>('[popover]')?.showPopover()
}

function selectorOf(uid: string): string {
  return `[data-blok-uid="${CSS.escape(uid)}"]`
}

function rule(uid: string, style: 'solid' | 'dashed'): string {
  return `${selectorOf(uid)} { outline: 2px ${style} #0a6cff !important; outline-offset: -2px !important; }`
}
