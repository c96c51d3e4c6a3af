import type { BlockFacts, EditorMessage } from '@prospectus/protocol/bridge-messages'
import { commentsToAttributes } from './editable-comments.ts'
import { createOutlines } from './outlines.ts'

export interface EditMode {
  /** Does what a message of the editor says about selected blocks. */
  readonly follow: (message: EditorMessage) => void
  readonly stop: () => void
}

export interface EditModeParts {
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
