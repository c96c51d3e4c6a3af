import { rebuildLists } from './rebuild-lists.ts'
import { marksOfStyles } from './styled-marks.ts'

/** What is pasted, after cleaning, and how many pictures were left out. */
export interface CleanPaste {
  readonly html: string
  readonly picturesLeftOut: number
}

/**
 * Rules for what word processors and other pages put on the clipboard; after them the schema lets through
 * only what it knows. What was copied in this editor has `data-stored` and stays whole.
 */
export function cleanPaste(html: string): CleanPaste {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const all = (selector: string) => [...page.body.querySelectorAll<HTMLElement>(selector)]
  for (const element of all('script, style, meta, title, xml')) element.remove()
  rebuildLists(page)
  marksOfStyles(page)
  for (const line of all('a u')) unwrap(line)
  for (const element of all('a[href^="https://www.google.com/url?"]')) {
    const target = new URL(element.getAttribute('href') ?? '').searchParams.get('q')
    if (target !== null) element.setAttribute('href', target)
  }
  // Links to places within the document that it was copied from.
  for (const element of all('a[href^="#_"], a[name]:not([href]), o\\:p')) unwrap(element)
  const pictures = all('img:not([data-stored])')
  for (const picture of pictures) picture.remove()
  // Google Docs puts a line break between blocks where one presses Enter twice.
  for (const line of all('br')) if (isBetweenBlocks(line)) line.remove()
  for (const paragraph of all('p')) if (isEmpty(paragraph)) paragraph.remove()
  // A page has one heading of the first level, which is never in its texts.
  for (const heading of all('h1')) {
    const second = page.createElement('h2')
    second.append(...heading.childNodes)
    heading.replaceWith(second)
  }
  return { html: page.body.innerHTML, picturesLeftOut: pictures.length }
}

/**
 * Turns styles into `data-style` and removes handlers: the editor's page allows neither, and the browser
 * complains wherever it reads one.
 */
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

/** Whether a paragraph holds only spaces and can go; in a cell or a list it is needed to type in. */
function isEmpty(paragraph: HTMLElement): boolean {
  const isBlank = (paragraph.textContent ?? '').replaceAll(/[\s\u00a0]/g, '') === ''
  const holds = paragraph.querySelector('[data-stored]') !== null
  return isBlank && !holds && paragraph.closest('td, th, li') === null
}
