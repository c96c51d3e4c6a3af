import { numberWord } from '../../lint/number-words.ts'
import { escaped } from '../ink.ts'

/** A chapter of a paper: its heading, and its text as HTML. */
export interface Chapter {
  readonly title: string
  readonly html: string
}

/** HTML paragraphs, one for each text, which may contain HTML. */
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

/** A row of large figures, each with a description. */
export function glance(...figures: readonly (readonly [string, string])[]): string {
  const each = figures.map(([value, about]) => `<p><strong>${value}</strong> ${about}</p>`)
  return `<div class="glance">${each.join('')}</div>`
}

export function code(text: string): string {
  return `<pre><code>${escaped(text)}</code></pre>`
}

/** A table below its title. The first `texts` columns are texts; the others are numbers, aligned right. */
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

/** A drawing with its title above, and the source of its figures below. */
export function figure(title: string, svg: string, source: string): string {
  // Tagged as one picture, not a hundred words, which keeps the file small and screen readers brief.
  const picture = svg.replace('<svg ', '<svg role="img" ')
  return `<div class="drawn"><p class="chart"><strong>${title}</strong></p><figure>${picture}</figure><p class="source">${source}</p></div>`
}

/** An integer up to sixteen as a word; any other number with one decimal. */
export function inWords(value: number): string {
  return numberWord(value) ?? decimal(value)
}

/** A number with one decimal, unless that is zero. */
export function decimal(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '')
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** An integer with commas between thousands. */
export function whole(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 0 })
}
