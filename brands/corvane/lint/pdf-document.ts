import { inflateSync } from 'node:zlib'

/** Counts the pages of a PDF. */
export function pagesOf(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  )
}

/** Counts the letters in a PDF that Chromium printed; text drawn as outlines is not counted. */
export function lettersOf(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)>> stream\r?\n/g)].reduce((sum, found) => {
    const from = found.index + found[0].length
    const glyphRuns = [
      ...streamText(bytes.subarray(from, from + Number(found[1]))).matchAll(/<([0-9A-F]+)> Tj/g),
    ]
    return sum + glyphRuns.reduce((letters, [, glyphs = '']) => letters + glyphs.length / 4, 0)
  }, 0)
}

/** Decompresses a stream; empty unless it is compressed with deflate. */
function streamText(stream: Uint8Array): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
