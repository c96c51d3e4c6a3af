import { createHash } from 'node:crypto'
import { fold } from '@prospectus/content/text/fold'

/**
 * Public name of an uploaded file: lowercase letters, digits, hyphens and underscores, then `.` and the extension if
 * there is one.
 */
export function assetName(filename: string): string {
  const base = filename.split(/[/\\]/).at(-1) ?? ''
  const [, stem = base, extension = ''] = /^(.*)\.([^.]*)$/s.exec(base) ?? []
  const plainStem = toPlainName(stem).replaceAll('.', '_').slice(0, MAX_STEM_CHARACTERS)
  const plainExtension = toPlainName(extension).slice(0, MAX_EXTENSION_CHARACTERS)
  const safeStem =
    plainStem === '' || RESERVED_STEM.test(plainStem)
      ? `file-${plainStem}`.replace(/-$/, '')
      : plainStem
  return `${safeStem}${plainExtension === '' ? '' : `.${plainExtension}`}`
}

/** Path of a file (asset-addresses#addresses). Its digest includes the id, so that equal files have different paths. */
export function assetPath(
  id: number,
  name: string,
  { size, bytes }: { readonly size: string; readonly bytes: Uint8Array },
): string {
  const digest = createHash('sha256').update(`${id}:`).update(bytes).digest('hex')
  return `${size}/${digest.slice(0, 16)}/${name}`
}

function toPlainName(text: string): string {
  return text
    .replace(LATIN_WORD, fold)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[-_.]+|[-_.]+$/g, '')
}

/** A word in Latin script; `fold` replaces letters such as ß and ł by basic ones. */
const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu

/** Device names on Windows, where they are reserved with any extension. */
const RESERVED_STEM = /^(?:con|prn|aux|nul|com\d|lpt\d)$/
const MAX_STEM_CHARACTERS = 100
const MAX_EXTENSION_CHARACTERS = 5
