import type { BlockFacts, EditorMessage } from '@prospectus/protocol/bridge-messages'

export interface EditMode {
  /** Does what a message of the editor says about selected blocks. */
  readonly follow: (message: EditorMessage) => void
  readonly stop: () => void
}

interface EditModeParts {
  /** Tells the editor which block was clicked, and what the text that was clicked says. */
  readonly select: (block: BlockFacts, words: string) => void
  /** Tells it that a click was on none. */
  readonly leave: () => void
  readonly preventClicks: boolean
}

/**
 * Lets blocks be selected by a click. The first click on a block only selects it; the next one does what a
 * click there does anyway, such as following a link.
 */
export function startEditMode({ select, leave, preventClicks }: EditModeParts): EditMode {
  commentsToAttributes(document.body)
  const outlines = createOutlines()
  let selected: string | undefined

  const choose = (uid: string | undefined) => {
    selected = uid
    outlines.select(uid)
  }

  const click = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    const block = target?.closest<HTMLElement>('[data-blok-uid]') ?? undefined
    const uid = block?.dataset.blokUid
    const isNew = uid !== undefined && uid !== selected
    if (isNew || preventClicks) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (uid !== undefined) {
      if (isNew) choose(uid)
      const facts = factsOf(block?.dataset.blokC)
      if (facts !== undefined) select(facts, wordsOf(target))
    } else if (selected !== undefined) {
      choose(undefined)
      leave()
    }
  }
  const point = ({ target }: Event) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-blok-uid]') : null
    outlines.hover(block?.dataset.blokUid)
  }

  document.addEventListener('click', click, { capture: true })
  document.addEventListener('pointerover', point, { passive: true })
  return {
    follow: (message) => {
      const uid = uidIn(message)
      switch (message.action) {
        case 'editedBlok':
        case 'enterComponent':
          if (uid === undefined) return
          choose(uid)
          outlines.scrollTo(uid)
          break
        case 'hoverComponent':
        case 'highlightComponent':
          outlines.hover(uid)
          break
        case 'deselectBlok':
        case 'deletedBlock':
          choose(undefined)
      }
    },
    stop: () => {
      document.removeEventListener('click', click, { capture: true })
      document.removeEventListener('pointerover', point)
      outlines.remove()
    },
  }
}

/** Nobody needs more of a text to find the field that holds it. */
const MOST_WORDS = 500

function wordsOf(target: Element | undefined): string {
  return (target?.textContent ?? '').slice(0, MOST_WORDS)
}

/** `{story id}-{block uid}`, as elements carry it. */
function uidIn({ storyId, componentId, blok }: EditorMessage): string | undefined {
  const [story, block] = [storyId ?? blok?.id, componentId ?? blok?.uid]
  return story === undefined || block === undefined ? undefined : `${story}-${block}`
}

function factsOf(json: string | undefined): BlockFacts | undefined {
  try {
    return JSON.parse(json ?? '') as BlockFacts
  } catch {
    return undefined
  }
}

interface Outlines {
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

const OPENING = '#storyblok#'

/**
 * Pages may carry the comments of blocks as they are, before the element of each. They become the attributes
 * that a block is known by.
 */
function commentsToAttributes(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { nodeValue } = node
    if (!nodeValue?.startsWith(OPENING)) continue
    const element = (node as Comment).nextElementSibling
    const json = nodeValue.slice(OPENING.length).replaceAll('\\', '')
    const place = placeIn(json)
    if (element === null || place === undefined) continue
    element.setAttribute('data-blok-c', json)
    element.setAttribute('data-blok-uid', place)
  }
}

function placeIn(json: string): string | undefined {
  try {
    const { id, uid } = JSON.parse(json)
    return `${id}-${uid}`
  } catch {
    return undefined
  }
}
