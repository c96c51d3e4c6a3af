import type { FileType, Shape } from '@prospectus/protocol/management/definition'
import { type Asset, readAsset } from '../assets/asset.ts'
import type { ReadContext } from '../context/read-context.ts'
import { readText } from '../values/read-text.ts'
import { addressIn, isStored, single } from '../values/stored-value.ts'
import { componentOf, uidOf } from '../values/uid.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

interface PictureText extends FieldText {
  /** The shapes that the block crops the picture to; the editor shows what is left of it. */
  readonly crops?: readonly Shape[]
}

/** A picture, in any stored shape (DATA-3). */
export function asset({ crops, ...about }: PictureText): Field<Asset> {
  const shapes = crops === undefined ? {} : { crops }
  return {
    definition: { type: 'asset', ...described(about), filetypes: ['images'], ...shapes },
    read: readFile,
    fallback: undefined,
  }
}

/** A file that is no picture, in any stored shape (DATA-3); its kind only limits what editors choose from. */
export function file(about: FieldText & { readonly kind: FileType }): Field<Asset> {
  const { kind, ...texts } = about
  return {
    definition: { type: 'asset', ...described(texts), filetypes: [kind] },
    read: readFile,
    fallback: undefined,
  }
}

/**
 * Several pictures; unusable ones are left out and reported (DATA-4), and no more than
 * `maximum` are read.
 */
export function assets(
  about: FieldText & { readonly maximum?: number },
): Field<readonly Asset[], readonly Asset[]> {
  const { maximum = Number.POSITIVE_INFINITY } = about
  return {
    definition: {
      type: 'multiasset',
      ...described(about),
      filetypes: ['images'],
      ...(about.maximum === undefined ? {} : { maximum: about.maximum }),
    },
    read: (raw, context) => readFiles(raw, context)?.slice(0, maximum),
    fallback: [],
  }
}

function readFiles(raw: unknown, context: ReadContext): readonly Asset[] | undefined {
  if (!Array.isArray(raw)) {
    const file = readFile(raw, context)
    return file === undefined ? undefined : [file]
  }
  return raw.flatMap((entry, index) => {
    const file = readFile(entry, context)
    if (file !== undefined) return [file]
    const reason = `Entry ${index + 1} of ${raw.length} holds no file.`
    const component = componentOf(entry) ?? ''
    context.dropped({ component, uid: uidOf(entry) ?? '', only: 'part', reason })
    return []
  })
}

/** A block holds a file directly or in a nested block. */
const DEEPEST = 3

/**
 * Reads a file stored as an asset, an address, a link, or a block that holds one of these and may have a text
 * alternative for the picture (DATA-3). Never throws.
 */
export function readFile(raw: unknown, context: ReadContext, depth = 0): Asset | undefined {
  const stored = single(raw)
  const file = readAsset(stored, context)
  if (file !== undefined || !isStored(stored) || depth >= DEEPEST) return file
  if ('linktype' in stored) return readAsset(addressIn(stored), context)
  if (componentOf(stored) === undefined) return undefined
  for (const [key, held] of Object.entries(stored)) {
    const found = key === 'component' ? undefined : readFile(held, context, depth + 1)
    if (found !== undefined) return { ...found, alt: found.alt || altOf(stored) }
  }
  return undefined
}

function altOf({ alt, name, heading }: Readonly<Record<string, unknown>>): string {
  return readText(alt) ?? readText(name) ?? readText(heading) ?? ''
}
