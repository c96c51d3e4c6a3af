import { inflateSync } from 'node:zlib'

/** How many pages a PDF has. */
export function pagesOf(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  )
}

/** How many letters a PDF shows that Chromium printed; what it draws without a face is not counted. */
export function lettersOf(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)>> stream\r?\n/g)].reduce((sum, found) => {
    const from = found.index + found[0].length
    const shown = [
      ...streamText(bytes.subarray(from, from + Number(found[1]))).matchAll(/<([0-9A-F]+)> Tj/g),
    ]
    return sum + shown.reduce((letters, [, glyphs = '']) => letters + glyphs.length / 4, 0)
  }, 0)
}

/** A stream as text; nothing for one that is not compressed in the usual way. */
function streamText(stream: Uint8Array): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
