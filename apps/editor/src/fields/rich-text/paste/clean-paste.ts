<<<<<<< HEAD
=======
import { rebuildLists } from './rebuild-lists.ts'
import { marksOfStyles } from './styled-marks.ts'

>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
/** What is pasted, cleaned, and how many pictures were left out. */
export interface CleanPaste {
  readonly html: string
  readonly picturesLeftOut: number
}

/**
 * Rules for what word processors and other pages put on the clipboard, on top of the schema, which lets
<<<<<<< HEAD
 * through only what it knows (so no scripts, handlers or styles). What was copied in this editor says so in
 * `data-stored` and stays whole.
 */
export function cleanPaste(html: string): CleanPaste {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...page.body.querySelectorAll<HTMLElement>(selector)]
  for (const element of all('script, style, meta, title, xml, o\\:p')) unwrapOrRemove(element)
  for (const line of all('a u')) line.replaceWith(...line.childNodes)
  for (const element of all('a, a *')) element.style.removeProperty('text-decoration')
=======
 * through only what it knows. What was copied in this editor says so in `data-stored` and stays whole.
 */
export function cleanPaste(html: string): CleanPaste {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const all = (selector: string) => [...page.body.querySelectorAll<HTMLElement>(selector)]
  for (const element of all('script, style, meta, title, xml')) element.remove()
  rebuildLists(page)
  marksOfStyles(page)
  for (const line of all('a u')) unwrap(line)
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
  for (const element of all('a[href^="https://www.google.com/url?"]')) {
    const target = new URL(element.getAttribute('href') ?? '').searchParams.get('q')
    if (target !== null) element.setAttribute('href', target)
  }
<<<<<<< HEAD
  // Links underline themselves; an address within a document names a place that is not here.
  for (const element of all('a[href^="#_"], a[name]:not([href])')) {
    element.replaceWith(...element.childNodes)
  }
  const pictures = all('img:not([data-stored]), picture:not(:has([data-stored]))')
  for (const picture of pictures) picture.remove()
  for (const line of all('br.Apple-interchange-newline')) line.remove()
  // Google Docs puts a line break between blocks where one presses Enter twice.
  for (const line of all('br')) if (isBetweenBlocks(line)) line.remove()
  for (const paragraph of all('p')) if (isEmpty(paragraph)) paragraph.remove()
=======
  // Places within a document that is not here.
  for (const element of all('a[href^="#_"], a[name]:not([href]), o\\:p')) unwrap(element)
  const pictures = all('img:not([data-stored])')
  for (const picture of pictures) picture.remove()
  // Google Docs puts a line break between blocks where one presses Enter twice.
  for (const line of all('br')) if (isBetweenBlocks(line)) line.remove()
  for (const paragraph of all('p')) if (isEmpty(paragraph)) paragraph.remove()
  // A page has one heading of the first level, and that is not in its text.
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
  for (const heading of all('h1')) {
    const second = page.createElement('h2')
    second.append(...heading.childNodes)
    heading.replaceWith(second)
  }
<<<<<<< HEAD
  const left = pictures.filter((picture) => picture.tagName === 'IMG').length
  return { html: page.body.innerHTML, picturesLeftOut: left }
}

function unwrapOrRemove(element: HTMLElement): void {
  if (element.tagName.toLowerCase() === 'o:p') element.replaceWith(...element.childNodes)
  else element.remove()
=======
  return { html: page.body.innerHTML, picturesLeftOut: pictures.length }
}

/**
 * Styles become `data-style`, handlers nothing: the editor's page allows neither, and the browser complains
 * of each wherever it reads one.
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
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
}

const BLOCKS = 'p, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, div'

function isBetweenBlocks(line: HTMLElement): boolean {
  const { previousElementSibling: before, nextElementSibling: after, parentElement } = line
  const isInText = parentElement?.closest('p, li, td, th, h1, h2, h3, h4, h5, h6') ?? null
  return isInText === null && [before, after].some((each) => each?.matches(BLOCKS) ?? false)
}

<<<<<<< HEAD
/** A paragraph of nothing but spaces; one in a cell holds that open. */
=======
/** A paragraph of nothing but spaces; one in a cell or a list holds that open. */
>>>>>>> 2fefb66 (Rich text is edited as it is stored: what nobody touches comes back as the very JSON it was)
function isEmpty(paragraph: HTMLElement): boolean {
  const isBlank = (paragraph.textContent ?? '').replaceAll(/[\s\u00a0]/g, '') === ''
  const holds = paragraph.querySelector('[data-stored]') !== null
  return isBlank && !holds && paragraph.closest('td, th, li') === null
}
