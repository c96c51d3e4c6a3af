import { Extension } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { copyBlock } from '../../../document/blocks.ts'
import { isBlockList, type Json } from '../../../document/json.ts'
import { newUid } from '../../../document/new-uid.ts'
import { blocksOf, withBlocks } from '../extensions/blok.ts'

export interface PasteOptions {
  readonly onPicturesRemoved: (count: number) => void
  readonly onPictures: (pictures: readonly File[], position: number) => void
}

/** Cleans pasted content, gives pasted blocks new ids, and passes on pasted and dropped pictures. */
export function pasteExtension({ onPicturesRemoved, onPictures }: PasteOptions): Extension {
  return Extension.create({
    name: 'clean_paste',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handlePaste: ({ state }, { clipboardData }) => {
            const pictures = picturesIn(clipboardData)
            // Office applications also put a picture of the copied text on the clipboard.
            if (pictures.length === 0 || clipboardData?.getData('text/plain') !== '') return false
            onPictures(pictures, state.selection.to)
            return true
          },
          handleDrop: (view, { dataTransfer, clientX, clientY }) => {
            const pictures = picturesIn(dataTransfer)
            if (pictures.length === 0) return false
            const position = view.posAtCoords({ left: clientX, top: clientY })?.pos
            onPictures(pictures, position ?? view.state.selection.to)
            return true
          },
          transformPastedHTML: (html) => {
            const { html: clean, removedPictureCount } = cleanPaste(html)
            if (removedPictureCount > 0) onPicturesRemoved(removedPictureCount)
            return clean
          },
          transformPasted: ({ content, openStart, openEnd }) =>
            new Slice(copyFragment(content), openStart, openEnd),
        },
      }),
    ],
  })
}

function picturesIn(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

/** Copies content as `copyNode` does. */
function copyFragment(content: Fragment): Fragment {
  return Fragment.from(content.content.map(copyNode))
}

/** Copies a node; the blocks embedded in it get new ids. */
function copyNode(node: Node): Node {
  if (node.type.name !== 'blok') return node.isText ? node : node.copy(copyFragment(node.content))
  const { stored } = node.attrs
  const body = blocksOf(stored)
  if (!isBlockList(body)) return node
  const copies: readonly Json[] = body.map((block) => copyBlock(block, newUid))
  return node.type.create({ ...node.attrs, stored: withBlocks(stored, copies) }, null, node.marks)
}

interface CleanPaste {
  readonly html: string
  readonly removedPictureCount: number
}

/**
 * Cleans markup from word processors and web pages, before the schema drops unknown elements. Elements with
 * `data-stored`, which were copied in this editor, are kept.
 */
function cleanPaste(html: string): CleanPaste {
  const page = new DOMParser().parseFromString(disableStylesAndHandlers(html), 'text/html')
  const queryAll = (selector: string) => [...page.body.querySelectorAll<HTMLElement>(selector)]
  for (const element of queryAll('script, style, meta, title, xml')) element.remove()
  rebuildLists(page)
  replaceStyles(page)
  for (const underline of queryAll('a u')) unwrap(underline)
  for (const element of queryAll('a[href^="https://www.google.com/url?"]')) {
    const target = new URL(element.getAttribute('href') ?? '').searchParams.get('q')
    if (target !== null) element.setAttribute('href', target)
  }
  // Links inside the source document.
  for (const element of queryAll('a[href^="#_"], a[name]:not([href])')) unwrap(element)
  for (const element of [...page.body.getElementsByTagName('o:p')]) unwrap(element)
  const pictures = queryAll('img:not([data-stored])')
  for (const picture of pictures) picture.remove()
  // Google Docs puts a line break between block elements where Enter was pressed twice.
  for (const lineBreak of queryAll('br')) if (isBesideBlockElement(lineBreak)) lineBreak.remove()
  for (const paragraph of queryAll('p')) if (isRemovable(paragraph)) paragraph.remove()
  // Level 1 is the page's title, outside its texts.
  for (const heading of queryAll('h1')) {
    const heading2 = page.createElement('h2')
    heading2.append(...heading.childNodes)
    heading.replaceWith(heading2)
  }
  return { html: page.body.innerHTML, removedPictureCount: pictures.length }
}

/** Renames `style` to `data-style` and removes event handlers, since the content security policy forbids both. */
function disableStylesAndHandlers(html: string): string {
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/\sstyle(?=\s*=)/gi, ' data-style')
      .replace(/\son[a-z]+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  )
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

const BLOCK_ELEMENTS = 'p, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, div'

function isBesideBlockElement(lineBreak: HTMLElement): boolean {
  const { previousElementSibling: before, nextElementSibling: after, parentElement } = lineBreak
  const textElement = parentElement?.closest('p, li, td, th, h1, h2, h3, h4, h5, h6') ?? null
  const isBeside = [before, after].some((neighbour) => neighbour?.matches(BLOCK_ELEMENTS) ?? false)
  return textElement === null && isBeside
}

/** True for a blank paragraph, except in a cell or a list item, where people need one to type in. */
function isRemovable(paragraph: HTMLElement): boolean {
  const isBlank = (paragraph.textContent ?? '').replaceAll(/[\s\u00a0]/g, '') === ''
  const hasStoredNode = paragraph.querySelector('[data-stored]') !== null
  return isBlank && !hasStoredNode && paragraph.closest('td, th, li') === null
}

const MARK_STYLES: readonly (readonly [string, RegExp])[] = [
  ['strong', /font-weight:\s*(bold|[6-9]\d\d)/],
  ['em', /font-style:\s*italic/],
  ['u', /text-decoration:[^;]*underline/],
  ['s', /text-decoration:[^;]*line-through/],
  ['sup', /vertical-align:\s*super/],
  ['sub', /vertical-align:\s*sub(?!e)/],
]
const HEADING_ELEMENTS = 'h1, h2, h3, h4, h5, h6'

/**
 * Replaces styles of texts and links with elements of the same meaning, except bold in headings, which are bold anyway.
 */
function replaceStyles(page: Document): void {
  // Google Docs wraps all copied text in a `b` that is not bold.
  for (const bold of page.querySelectorAll('b[data-style*="normal"]')) unwrap(bold)
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset.style?.toLowerCase() ?? ''
    delete element.dataset.style
    if (!element.matches('span, a')) continue
    for (const [tag, pattern] of MARK_STYLES) {
      if (!pattern.test(style) || (tag === 'strong' && element.closest(HEADING_ELEMENTS))) continue
      const mark = page.createElement(tag)
      mark.append(...element.childNodes)
      element.append(mark)
    }
  }
}

/** Rebuilds nested lists from Word's list paragraphs (`mso-list:l0 level2 lfo1`). */
function rebuildLists(page: Document): void {
  let openLists: HTMLElement[] = []
  let lastList: Element | undefined
  for (const paragraph of page.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    const level = Number(/level(\d+)/.exec(paragraph.dataset.style ?? '')?.[1] ?? 1)
    const marker = takeMarker(paragraph)
    if (paragraph.previousElementSibling !== lastList) openLists = []
    openLists = openLists.slice(0, level)
    // A change from bullets to numbers begins another list.
    if (isOtherKind(openLists[level - 1], marker)) openLists = openLists.slice(0, level - 1)
    const list = openLists[level - 1] ?? createList(page, marker)
    if (openLists[level - 1] === undefined) {
      const item = openLists.at(-1)?.lastElementChild
      if (item) item.append(list)
      else paragraph.before(list)
      openLists.push(list)
    }
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
    lastList = openLists[0]
  }
}

function isOtherKind(list: HTMLElement | undefined, marker: string): boolean {
  return list !== undefined && marker !== '' && (list.tagName === 'OL') !== isNumbered(marker)
}

/** Removes the marker of a list paragraph, such as `1.` or `·`, and returns it; '' without one. */
function takeMarker(paragraph: HTMLElement): string {
  const element = paragraph.querySelector('[data-style*="mso-list:Ignore" i]')
  const marker = element?.textContent?.trim() ?? ''
  element?.remove()
  return marker
}

function createList(page: Document, marker: string): HTMLElement {
  const list = page.createElement(isNumbered(marker) ? 'ol' : 'ul')
  const number = NUMBER.exec(marker)?.[1] ?? ''
  if (Number(number) > 1) list.setAttribute('start', number)
  return list
}

function isNumbered(marker: string): boolean {
  return NUMBER.test(marker)
}

const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]/i
