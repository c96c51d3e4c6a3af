import type { BlockReference, EditorMessage } from '@prospectus/protocol/bridge-messages'

export type EditMode = ReturnType<typeof startEditMode>

interface EditModeOptions {
  readonly select: (block: BlockReference, text: string) => void
  /** Called for a click outside of all blocks. */
  readonly leave: () => void
  readonly preventClicks: boolean
}

/** Selects blocks by a click. Only the next click on the same block has its usual effect, such as following a link. */
export function startEditMode({ select, leave, preventClicks }: EditModeOptions) {
  commentsToAttributes(document.body)
  const outlines = createOutlines()
  let selected: string | undefined

  const choose = (uid: string | undefined) => {
    selected = uid
    outlines.select(uid)
  }

  const handleClick = (event: MouseEvent) => {
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
      if (facts !== undefined) select(facts, textOf(target))
    } else if (selected !== undefined) {
      choose(undefined)
      leave()
    }
  }
  const handlePointer = ({ target }: Event) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-blok-uid]') : null
    outlines.hover(block?.dataset.blokUid)
  }

  document.addEventListener('click', handleClick, { capture: true })
  document.addEventListener('pointerover', handlePointer, { passive: true })
  return {
    follow: (message: EditorMessage) => {
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
      document.removeEventListener('click', handleClick, { capture: true })
      document.removeEventListener('pointerover', handlePointer)
      outlines.remove()
    },
  }
}

/** Characters of a text that suffice to find its field. */
const MAX_TEXT = 500

function textOf(target: Element | undefined): string {
  return (target?.textContent ?? '').slice(0, MAX_TEXT)
}

/** `{story id}-{block uid}`, as elements carry it. */
function uidIn({ storyId, componentId, blok }: EditorMessage): string | undefined {
  const [story, block] = [storyId ?? blok?.id, componentId ?? blok?.uid]
  return story === undefined || block === undefined ? undefined : `${story}-${block}`
}

function factsOf(json: string | undefined): BlockReference | undefined {
  try {
    return JSON.parse(json ?? '') as BlockReference
  } catch {
    return undefined
  }
}

/** Outlines blocks by a style sheet, which follows them on the page and needs no exception in its policy. */
export function createOutlines() {
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
    select: (uid: string | undefined) => {
      selected = uid
      draw()
    },
    hover: (uid: string | undefined) => {
      hovered = uid
      draw()
    },
    scrollTo: (uid: string) => {
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

/** Opens the closed folds and menus around a block, such as an entry of the navigation. */
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

/** Converts the comments that pages may put before each block's element into attributes. */
function commentsToAttributes(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { nodeValue } = node
    if (!nodeValue?.startsWith(OPENING)) continue
    const element = (node as Comment).nextElementSibling
    const json = nodeValue.slice(OPENING.length).replaceAll('\\', '')
    const uid = blokUidIn(json)
    if (element === null || uid === undefined) continue
    element.setAttribute('data-blok-c', json)
    element.setAttribute('data-blok-uid', uid)
  }
}

function blokUidIn(json: string): string | undefined {
  try {
    const { id, uid } = JSON.parse(json)
    return `${id}-${uid}`
  } catch {
    return undefined
  }
}
