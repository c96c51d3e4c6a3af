import { inflateSync } from 'node:zlib'

/** Counts the pages of a PDF. */
export function pageCountOf(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  )
}

/** Counts the characters in a PDF that Chromium printed; text drawn as outlines is not counted. */
export function charactersOf(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)>> stream\r?\n/g)].reduce((sum, found) => {
    const start = found.index + found[0].length
    const glyphStrings = [
      ...streamText(bytes.subarray(start, start + Number(found[1]))).matchAll(/<([0-9A-F]+)> Tj/g),
    ]
    return sum + glyphStrings.reduce((count, [, glyphs = '']) => count + glyphs.length / 4, 0)
  }, 0)
}

/** Decompresses a stream; '' unless it is compressed with deflate. */
function streamText(stream: Uint8Array): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
