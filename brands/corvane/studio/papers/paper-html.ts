import { escaped } from '../ink.ts'

/** A chapter of a paper: its heading, and its text as HTML. */
export interface Chapter {
  readonly title: string
  readonly html: string
}

/** Paragraphs of HTML, one for each text. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('')
}

export function heading(text: string): string {
  return `<h3>${escaped(text)}</h3>`
}

export function bullets(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

export function steps(...items: readonly string[]): string {
  return `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
}

/** A row of large figures, each with what it counts. */
export function glance(...figures: readonly (readonly [string, string])[]): string {
  const each = figures.map(([value, about]) => `<p><strong>${value}</strong> ${about}</p>`)
  return `<div class="glance">${each.join('')}</div>`
}

export function code(text: string): string {
  return `<pre><code>${escaped(text)}</code></pre>`
}

/** A table under what it says. Columns are numbers, to the right, but for the first `texts` of them. */
export function table(
  title: string,
  [head, ...rows]: readonly [readonly string[], ...(readonly string[])[]],
  texts = 1,
  className = '',
): string {
  const row = (cells: readonly string[], element: 'th' | 'td') =>
    `<tr>${cells
      .map((cell, at) => {
        const right = at < texts ? '' : ' class="right"'
        return `<${element}${right}>${cell}</${element}>`
      })
      .join('')}</tr>`
  return `<p class="chart"><strong>${title}</strong></p><table class="${className}"><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}

/** A drawing under what it says, above where its figures are from. */
export function figure(title: string, svg: string, source: string): string {
  // One picture, not a hundred tagged words: that keeps the file small and readable aloud.
  const picture = svg.replace('<svg ', '<svg role="img" ')
  return `<div class="drawn"><p class="chart"><strong>${title}</strong></p><figure>${picture}</figure><p class="source">${source}</p></div>`
}

const WORDS =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  )

/** A whole number as a word as far as sixteen; any other with one decimal. */
export function inWords(value: number): string {
  return WORDS[value] ?? decimal(value)
}

/** A number with one decimal, or none when that is nought. */
export function decimal(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '')
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** A whole number with commas between thousands. */
export function whole(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 0 })
}
