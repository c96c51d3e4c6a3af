import { Extension } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { copyBlock } from '../../../document/blocks.ts'
import { isBlockList, type Json } from '../../../document/json.ts'
import { newUid } from '../../../document/new-uid.ts'
import { blocksOf, withBlocks } from '../extensions/blok.ts'

interface PasteOptions {
  readonly onPicturesLeftOut: (count: number) => void
  readonly onPictures: (pictures: readonly File[], at: number) => void
}

/** Cleans pasted content, and gives pasted blocks new ids. */
export function paste({ onPicturesLeftOut, onPictures }: PasteOptions): Extension {
  return Extension.create({
    name: 'clean_paste',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handlePaste: ({ state }, { clipboardData }) => {
            const pictures = picturesIn(clipboardData)
            // Office adds a picture of the copied text.
            if (pictures.length === 0 || clipboardData?.getData('text/plain') !== '') return false
            onPictures(pictures, state.selection.to)
            return true
          },
          handleDrop: (view, { dataTransfer, clientX, clientY }) => {
            const pictures = picturesIn(dataTransfer)
            if (pictures.length === 0) return false
            const at = view.posAtCoords({ left: clientX, top: clientY })?.pos
            onPictures(pictures, at ?? view.state.selection.to)
            return true
          },
          transformPastedHTML: (html) => {
            const { html: clean, picturesLeftOut } = cleanPaste(html)
            if (picturesLeftOut > 0) onPicturesLeftOut(picturesLeftOut)
            return clean
          },
          transformPasted: ({ content, openStart, openEnd }) =>
            new Slice(copied(content), openStart, openEnd),
        },
      }),
    ],
  })
}

function picturesIn(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

function copied(content: Fragment): Fragment {
  return Fragment.from(content.content.map(copiedNode))
}

function copiedNode(node: Node): Node {
  if (node.type.name !== 'blok') return node.isText ? node : node.copy(copied(node.content))
  const { stored } = node.attrs
  const body = blocksOf(stored)
  if (!isBlockList(body)) return node
  const copies: readonly Json[] = body.map((block) => copyBlock(block, newUid))
  return node.type.create({ ...node.attrs, stored: withBlocks(stored, copies) }, null, node.marks)
}

interface CleanPaste {
  readonly html: string
  readonly picturesLeftOut: number
}

/**
 * Cleans markup that word processors and other pages put on the clipboard, before the schema drops what it does not
 * know. Elements copied in this editor have `data-stored` and are left unchanged.
 */
function cleanPaste(html: string): CleanPaste {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const all = (selector: string) => [...page.body.querySelectorAll<HTMLElement>(selector)]
  for (const element of all('script, style, meta, title, xml')) element.remove()
  rebuildLists(page)
  replaceStyles(page)
  for (const line of all('a u')) unwrap(line)
  for (const element of all('a[href^="https://www.google.com/url?"]')) {
    const target = new URL(element.getAttribute('href') ?? '').searchParams.get('q')
    if (target !== null) element.setAttribute('href', target)
  }
  // Links within the source document.
  for (const element of all('a[href^="#_"], a[name]:not([href]), o\\:p')) unwrap(element)
  const pictures = all('img:not([data-stored])')
  for (const picture of pictures) picture.remove()
  // Google Docs puts a line break between blocks where Enter was pressed twice.
  for (const line of all('br')) if (isBetweenBlocks(line)) line.remove()
  for (const paragraph of all('p')) if (isEmpty(paragraph)) paragraph.remove()
  // The page's only heading of level 1 is outside its texts.
  for (const heading of all('h1')) {
    const second = page.createElement('h2')
    second.append(...heading.childNodes)
    heading.replaceWith(second)
  }
  return { html: page.body.innerHTML, picturesLeftOut: pictures.length }
}

/** Turns styles into `data-style` and removes handlers, since the page's policy forbids both. */
function withoutStyles(html: string): string {
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/\sstyle(?=\s*=)/gi, ' data-style')
      .replace(/\son[a-z]+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  )
}

function unwrap(element: HTMLElement): void {
  element.replaceWith(...element.childNodes)
}

const BLOCKS = 'p, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, div'

function isBetweenBlocks(line: HTMLElement): boolean {
  const { previousElementSibling: before, nextElementSibling: after, parentElement } = line
  const isInText = parentElement?.closest('p, li, td, th, h1, h2, h3, h4, h5, h6') ?? null
  return isInText === null && [before, after].some((each) => each?.matches(BLOCKS) ?? false)
}

/** Returns true for a blank paragraph, except in a cell or a list, where it is needed to type in. */
function isEmpty(paragraph: HTMLElement): boolean {
  const isBlank = (paragraph.textContent ?? '').replaceAll(/[\s\u00a0]/g, '') === ''
  const hasStored = paragraph.querySelector('[data-stored]') !== null
  return isBlank && !hasStored && paragraph.closest('td, th, li') === null
}

const STYLES: readonly (readonly [string, RegExp])[] = [
  ['strong', /font-weight:\s*(bold|[6-9]\d\d)/],
  ['em', /font-style:\s*italic/],
  ['u', /text-decoration:[^;]*underline/],
  ['s', /text-decoration:[^;]*line-through/],
  ['sup', /vertical-align:\s*super/],
  ['sub', /vertical-align:\s*sub(?!e)/],
]
const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** Replaces styles with elements of the same meaning, but not bold in headings, which are bold anyway. */
function replaceStyles(page: Document): void {
  // Google Docs wraps all copied text in a `b` that is not bold.
  for (const bold of page.querySelectorAll('b[data-style*="normal"]')) {
    bold.replaceWith(...bold.childNodes)
  }
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset.style?.toLowerCase() ?? ''
    delete element.dataset.style
    if (!element.matches('span, a')) continue
    for (const [tag, pattern] of STYLES) {
      if (!pattern.test(style) || (tag === 'strong' && element.closest(HEADINGS))) continue
      const mark = page.createElement(tag)
      mark.append(...element.childNodes)
      element.append(mark)
    }
  }
}

/** Rebuilds nested lists from Word's paragraphs with a bullet or number (`mso-list:l0 level2 lfo1`). */
function rebuildLists(page: Document): void {
  let open: HTMLElement[] = []
  let last: Element | undefined
  for (const line of page.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    const level = Number(/level(\d+)/.exec(line.dataset.style ?? '')?.[1] ?? 1)
    const marker = takeMarker(line)
    if (line.previousElementSibling !== last) open = []
    open = open.slice(0, level)
    // Bullets followed by numbers are two lists.
    if (isOtherKind(open[level - 1], marker)) open = open.slice(0, level - 1)
    const list = open[level - 1] ?? newList(page, marker)
    if (open[level - 1] === undefined) {
      const item = open.at(-1)?.lastElementChild
      if (item) item.append(list)
      else line.before(list)
      open.push(list)
    }
    const item = page.createElement('li')
    item.append(...line.childNodes)
    list.append(item)
    line.remove()
    last = open[0]
  }
}

function isOtherKind(list: HTMLElement | undefined, marker: string): boolean {
  return list !== undefined && marker !== '' && (list.tagName === 'OL') !== isNumber(marker)
}

function takeMarker(line: HTMLElement): string {
  const element = line.querySelector('[data-style*="mso-list:Ignore" i]')
  const marker = element?.textContent?.trim() ?? ''
  element?.remove()
  return marker
}

function newList(page: Document, marker: string): HTMLElement {
  const list = page.createElement(isNumber(marker) ? 'ol' : 'ul')
  const number = NUMBER.exec(marker)?.[1] ?? ''
  if (Number(number) > 1) list.setAttribute('start', number)
  return list
}

function isNumber(marker: string): boolean {
  return NUMBER.test(marker)
}

const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]/i
