import type { BlockReference, EditorMessage } from '@prospectus/protocol/bridge-messages'

export type EditMode = ReturnType<typeof startEditMode>

interface EditModeOptions {
  readonly select: (block: BlockReference, text: string) => void
  /** Called for a click outside of all blocks, if one was selected. */
  readonly leave: () => void
  readonly preventsClicks: boolean
}

/**
 * Selects blocks on click. Only a second click on the same block has its usual effect, such as following a link; with
 * `preventsClicks` no click has.
 */
export function startEditMode({ select, leave, preventsClicks }: EditModeOptions) {
  copyCommentsToAttributes(document.body)
  const outlines = createOutlines()
  let selectedUid: string | undefined

  const setSelected = (uid: string | undefined) => {
    selectedUid = uid
    outlines.select(uid)
  }

  const handleClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    const block = target?.closest<HTMLElement>('[data-blok-uid]') ?? undefined
    const uid = block?.dataset.blokUid
    const isNew = uid !== undefined && uid !== selectedUid
    if (isNew || preventsClicks) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (uid !== undefined) {
      if (isNew) setSelected(uid)
      const reference = parseReference(block?.dataset.blokC)
      if (reference !== undefined) select(reference, readText(target))
    } else if (selectedUid !== undefined) {
      setSelected(undefined)
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
    handleMessage: (message: EditorMessage) => {
      const uid = elementUidOf(message)
      switch (message.action) {
        case 'editedBlok':
        case 'enterComponent':
          if (uid === undefined) return
          setSelected(uid)
          outlines.scrollTo(uid)
          break
        case 'hoverComponent':
        case 'highlightComponent':
          outlines.hover(uid)
          break
        case 'deselectBlok':
        case 'deletedBlock':
          setSelected(undefined)
      }
    },
    stop: () => {
      document.removeEventListener('click', handleClick, { capture: true })
      document.removeEventListener('pointerover', handlePointer)
      outlines.remove()
    },
  }
}

/** Characters: as many as the editor needs to find the text's field. */
const MAX_TEXT_LENGTH = 500

function readText(target: Element | undefined): string {
  return (target?.textContent ?? '').slice(0, MAX_TEXT_LENGTH)
}

/** `{story id}-{block uid}`, as in the attribute `data-blok-uid`. */
function elementUidOf({ storyId, componentId, blok }: EditorMessage): string | undefined {
  const ids = [storyId ?? blok?.id, componentId ?? blok?.uid]
  return ids.includes(undefined) ? undefined : ids.join('-')
}

function parseReference(json: string | undefined): BlockReference | undefined {
  try {
    return JSON.parse(json ?? '') as BlockReference
  } catch {
    return undefined
  }
}

/** Outlines blocks with a constructed style sheet: it needs no exception in the page's content security policy. */
export function createOutlines() {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let selectedUid: string | undefined
  let hoveredUid: string | undefined

  const update = () => {
    const rules = [
      ...(hoveredUid === undefined || hoveredUid === selectedUid
        ? []
        : [outlineRule(hoveredUid, 'dashed')]),
      ...(selectedUid === undefined ? [] : [outlineRule(selectedUid, 'solid')]),
    ]
    sheet.replaceSync(rules.join('\n'))
  }
  return {
    select: (uid: string | undefined) => {
      selectedUid = uid
      update()
    },
    hover: (uid: string | undefined) => {
      hoveredUid = uid
      update()
    },
    scrollTo: (uid: string) => {
      const block = document.querySelector(toSelector(uid))
      if (block === null) return
      reveal(block)
      const { top, bottom } = block.getBoundingClientRect()
      const isInView = top >= 0 ? top < window.innerHeight : bottom > window.innerHeight / 2
      if (!isInView) block.scrollIntoView({ block: 'start', behavior: 'instant' })
    },
    remove: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (adopted) => adopted !== sheet,
      )
    },
  }
}

/** Opens the `details` and popover elements that hide a block, such as an entry of the navigation. */
function reveal(block: Element): void {
  for (let outer: Element | null = block; outer !== null; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement) outer.open = true
  }
  if (!block.checkVisibility()) block.closest<HTMLElement>('[popover]')?.showPopover()
}

function toSelector(uid: string): string {
  return `[data-blok-uid="${CSS.escape(uid)}"]`
}

function outlineRule(uid: string, style: 'solid' | 'dashed'): string {
  return `${toSelector(uid)} { outline: 2px ${style} #0a6cff !important; outline-offset: -2px !important; }`
}

const COMMENT_PREFIX = '#storyblok#'

/** Copies the comment that some pages put before each block's element to attributes of that element. */
function copyCommentsToAttributes(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { nodeValue } = node
    if (!nodeValue?.startsWith(COMMENT_PREFIX)) continue
    const element = (node as Comment).nextElementSibling
    const json = nodeValue.slice(COMMENT_PREFIX.length).replaceAll('\\', '')
    const reference = parseReference(json)
    if (element === null || !reference) continue
    element.setAttribute('data-blok-c', json)
    element.setAttribute('data-blok-uid', `${reference.id}-${reference.uid}`)
  }
}
