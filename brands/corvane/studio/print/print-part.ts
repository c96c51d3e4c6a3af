import { readFigures } from '@prospectus/content/schema/fields/figure-table'
import { isJsonObject } from '../../../../tools/content/lint/walk.ts'
import { escaped } from '../ink.ts'

type Block = Readonly<Record<string, unknown>>

/** Renders a block inside a text as HTML for printing; undefined for other blocks. */
export function printPart(block: Block): string | undefined {
  switch (block.component) {
    case 'figure-chart':
      return chart(block)
    case 'pull-quote':
      return `<blockquote><p>${words(block.quote)}</p>${source(block)}</blockquote>`
    case 'margin-figure':
      return `<p class="figure"><strong>${words(block.figure)}</strong> ${words(block.text)}</p>`
    case 'notes':
      return `<ol class="notes">${listOf(block.notes)
        .map((note) => `<li>${words(note.text)}</li>`)
        .join('')}</ol>`
    default:
      return undefined
  }
}

/** Prints a chart as a table of its figures, below its title. */
function chart(block: Block): string {
  const table = readFigures(block.data)
  if (table === undefined) return ''
  const { corner, columns, rows } = table
  const head = [`<th>${escaped(corner)}</th>`, ...columns.map((name) => right('th', name))]
  const body = rows.map(({ name, figures }) => {
    const cells = figures.map(({ text }) => right('td', text))
    return `<tr><td>${escaped(name)}</td>${cells.join('')}</tr>`
  })
  const about = [block.unit, block.note, block.source]
    .map(words)
    .filter((text) => text !== '')
    .join('. ')
  return `<p class="chart"><strong>${words(block.title)}</strong></p><table><tr>${head.join('')}</tr>${body.join('')}</table>${about === '' ? '' : `<p class="source">${about}</p>`}`
}

function right(element: 'th' | 'td', text: string): string {
  return `<${element} class="right">${escaped(text)}</${element}>`
}

function source({ name, position }: Block): string {
  const texts = [name, position].map(words).filter((text) => text !== '')
  return texts.length === 0 ? '' : `<p class="source">${texts.join(', ')}</p>`
}

function words(value: unknown): string {
  return typeof value === 'string' ? escaped(value) : ''
}

function listOf(value: unknown): readonly Block[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}
