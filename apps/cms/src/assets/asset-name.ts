import { createHash } from 'node:crypto'
import { fold } from '@prospectus/content/text/fold'

/**
 * The name under which an uploaded file is served: lower-case letters, digits, hyphens, and one dot before
 * the ending, as the protocol does it.
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
 * Where a file lies (asset-addresses#addresses). The id is part of the digest: equal files of two assets
 * have two places, so that deleting one leaves the other.
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

/** A word in Latin letters: those such as ß and ł are written as what people type for them. */
const LATIN = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu

/** What Windows takes for a device, whatever its ending: a folder of files must be one that can be copied there. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/
const LONGEST_CHARACTERS = 100
const LONGEST_ENDING_CHARACTERS = 5
