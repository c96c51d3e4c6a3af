export interface RedirectLine {
  /** Line number in the file, counted from 1. */
  readonly line: number
  readonly from: string
  readonly to: string
}

/**
 * Parses redirects from a spreadsheet's CSV file: two columns, separated by commas, semicolons or tabs, with optional
 * quotes. Skips a header line and empty lines.
 */
export function parseRedirects(text: string): readonly RedirectLine[] {
  return parseCsv(text.replace(/^\uFEFF/, '')).flatMap(({ line, cells }, index) => {
    const [from = '', to = ''] = cells.map((cell) => cell.trim())
    const isHeader =
      index === 0 && !from.startsWith('/') && !/^https?:/.test(to) && !to.startsWith('/')
    return isHeader || (from === '' && to === '') ? [] : [{ line, from: pathOf(from), to }]
  })
}

/** Returns the decoded path of a full URL, since old addresses are often pasted as such; any other text as it is. */
function pathOf(address: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return address
  const { pathname } = new URL(address)
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Splits redirects into batches within the server's limits for one request. */
export function splitIntoBatches(
  lines: readonly RedirectLine[],
): readonly (readonly RedirectLine[])[] {
  const batches: RedirectLine[][] = []
  let bytesLeft = 0
  for (const line of lines) {
    const bytes = new TextEncoder().encode(JSON.stringify(line)).length
    const batch = batches.at(-1)
    if (batch === undefined || batch.length === MAX_REDIRECTS || bytes > bytesLeft) {
      batches.push([line])
      bytesLeft = MAX_BYTES - bytes
    } else {
      batch.push(line)
      bytesLeft -= bytes
    }
  }
  return batches
}

const MAX_REDIRECTS = 10_000
const MAX_BYTES = 4_000_000

interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

function parseCsv(text: string): readonly CsvRow[] {
  const separator =
    [';', '\t'].find((character) => text.split('\n', 1)[0]?.includes(character)) ?? ','
  const rows: CsvRow[] = []
  let [cells, cell, line, firstLine]: [string[], string, number, number] = [[], '', 1, 1]
  let isQuoted = false
  const endRow = () => {
    rows.push({ line: firstLine, cells: [...cells, cell] })
    cells = []
    cell = ''
  }
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (character === '\n') line++
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(index + 1) === '"') cell += text.charAt(index++)
      else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') {
      endRow()
      firstLine = line
    } else if (character !== '\r') cell += character
  }
  endRow()
  return rows
}
