export interface RedirectLine {
  /** Its line in the file, counted from 1. */
  readonly line: number
  readonly from: string
  readonly to: string
}

/**
 * The redirects in a table as spreadsheets write it: two columns, separated by commas, semicolons or tabs,
 * with quotes where needed. A first line with the names of the columns is left out, as are empty lines.
 */
export function readRedirects(text: string): readonly RedirectLine[] {
  return readTable(text.replace(/^\uFEFF/, '')).flatMap(({ line, cells }, at) => {
    const [from = '', to = ''] = cells.map((cell) => cell.trim())
    const isHead = at === 0 && !from.startsWith('/') && !/^https?:/.test(to) && !to.startsWith('/')
    return isHead || (from === '' && to === '') ? [] : [{ line, from: pathOf(from), to }]
  })
}

/** Old addresses are often pasted whole; only the path is used. */
function pathOf(address: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return address
  const { pathname } = new URL(address)
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** The same in parts, each as large as the content system takes in one change: as few as can be. */
export function inBatches(lines: readonly RedirectLine[]): readonly (readonly RedirectLine[])[] {
  const batches: RedirectLine[][] = []
  let room = 0
  for (const line of lines) {
    const bytes = new TextEncoder().encode(JSON.stringify(line)).length
    const last = batches.at(-1)
    if (last === undefined || last.length === MOST_AT_ONCE || bytes > room) {
      batches.push([line])
      room = MOST_BYTES - bytes
    } else {
      last.push(line)
      room -= bytes
    }
  }
  return batches
}

const MOST_AT_ONCE = 10_000
const MOST_BYTES = 4_000_000

interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
}

function readTable(text: string): readonly TableRow[] {
  const separator = [';', '\t'].find((sign) => text.split('\n', 1)[0]?.includes(sign)) ?? ','
  const rows: TableRow[] = []
  let [cells, cell, line, begins]: [string[], string, number, number] = [[], '', 1, 1]
  let isQuoted = false
  const endRow = () => {
    rows.push({ line: begins, cells: [...cells, cell] })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\n') line++
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') cell += text.charAt(at++)
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endRow()
      begins = line
    } else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}
