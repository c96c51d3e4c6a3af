import { createHash } from 'node:crypto'
import { fold } from '@prospectus/content/text/fold'

/**
 * The public name of an uploaded file: lowercase letters, digits, hyphens, and one dot before the extension,
 * as in the protocol.
 */
export function assetName(filename: string): string {
  const base = filename.split(/[/\\]/).at(-1) ?? ''
  const [, stem = base, ending = ''] = /^(.*)\.([^.]*)$/s.exec(base) ?? []
  const name = plain(stem).replaceAll('.', '_').slice(0, LONGEST_CHARACTERS)
  const suffix = plain(ending).slice(0, LONGEST_ENDING_CHARACTERS)
  const safe = name === '' || RESERVED.test(name) ? `file-${name}`.replace(/-$/, '') : name
  return `${safe}${suffix === '' ? '' : `.${suffix}`}`
}

/**
 * The path of a file (asset-addresses#addresses). The id is part of the digest: equal files of two assets
 * have two paths, so that deleting one leaves the other.
 */
export function assetPath(
  id: number,
  name: string,
  { size, bytes }: { readonly size: string; readonly bytes: Uint8Array },
): string {
  const digest = createHash('sha256').update(`${id}:`).update(bytes).digest('hex')
  return `${size}/${digest.slice(0, 16)}/${name}`
}

function plain(text: string): string {
  return text
    .replace(LATIN, fold)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[-_.]+|[-_.]+$/g, '')
}

/** A word in Latin letters: folding writes ß, ł and the like in common letters. */
const LATIN = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu

/** Device names of Windows, whatever their extension: a folder of files must be portable to it. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/
const LONGEST_CHARACTERS = 100
const LONGEST_ENDING_CHARACTERS = 5
