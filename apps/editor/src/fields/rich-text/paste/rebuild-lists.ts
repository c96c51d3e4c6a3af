/**
 * Word copies lists as paragraphs that begin with a dot or a number (`mso-list:l0 level2 lfo1`). This makes
 * nested lists of them again.
 */
export function rebuildLists(page: Document): void {
  let open: HTMLElement[] = []
  let last: Element | undefined
  for (const line of page.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    const level = Number(/level(\d+)/.exec(line.dataset.style ?? '')?.[1] ?? 1)
    const sign = takeSign(line)
    if (line.previousElementSibling !== last) open = []
    open = open.slice(0, level)
    // Bullets and numbers that follow each other are two lists.
    if (isOther(open[level - 1], sign)) open = open.slice(0, level - 1)
    const list = open[level - 1] ?? newList(page, sign)
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

function isOther(list: HTMLElement | undefined, sign: string): boolean {
  return list !== undefined && sign !== '' && (list.tagName === 'OL') !== isNumber(sign)
}

/** Removes the dot or number from the line, and returns it. */
function takeSign(line: HTMLElement): string {
  const sign = line.querySelector('[data-style*="mso-list:Ignore" i]')
  const words = sign?.textContent?.trim() ?? ''
  sign?.remove()
  return words
}

function newList(page: Document, sign: string): HTMLElement {
  const list = page.createElement(isNumber(sign) ? 'ol' : 'ul')
  const number = NUMBER.exec(sign)?.[1] ?? ''
  if (Number(number) > 1) list.setAttribute('start', number)
  return list
}

function isNumber(sign: string): boolean {
  return NUMBER.test(sign)
}

const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]/i
