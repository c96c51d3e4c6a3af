import type { FileType, Shape } from '@prospectus/protocol/management/definition'
import { type Asset, readAsset } from '../assets/asset.ts'
import type { ReadContext } from '../context/read-context.ts'
import { readText } from '../values/read-text.ts'
import { addressIn, isStored, single } from '../values/stored-value.ts'
import { componentOf, uidOf } from '../values/uid.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

interface PictureText extends FieldText {
  /** Aspect ratios the block crops to; the editor previews them. */
  readonly crops?: readonly Shape[]
}

/** Picture in any stored shape (DATA-3). */
export function asset({ crops, ...options }: PictureText): Field<Asset> {
  const shapes = crops === undefined ? {} : { crops }
  return {
    definition: { type: 'asset', ...described(options), filetypes: ['images'], ...shapes },
    read: readFile,
    fallback: undefined,
  }
}

/** Other file in any stored shape (DATA-3); `kind` only limits the editor's file picker. */
export function file(options: FieldText & { readonly kind: FileType }): Field<Asset> {
  const { kind, ...texts } = options
  return {
    definition: { type: 'asset', ...described(texts), filetypes: [kind] },
    read: readFile,
    fallback: undefined,
  }
}

/** List of pictures; invalid ones are left out and reported (DATA-4). */
export function assets(
  options: FieldText & { readonly maximum?: number },
): Field<readonly Asset[], readonly Asset[]> {
  const { maximum = Number.POSITIVE_INFINITY } = options
  return {
    definition: {
      type: 'multiasset',
      ...described(options),
      filetypes: ['images'],
      ...(options.maximum === undefined ? {} : { maximum: options.maximum }),
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

const MAX_NESTING = 3

/** Reads an asset, address, link, or a block with one of these and perhaps its text alternative (DATA-3). */
export function readFile(raw: unknown, context: ReadContext, depth = 0): Asset | undefined {
  const stored = single(raw)
  const file = readAsset(stored, context)
  if (file !== undefined || !isStored(stored) || depth >= MAX_NESTING) return file
  if ('linktype' in stored) return readAsset(addressIn(stored), context)
  if (componentOf(stored) === undefined) return undefined
  for (const [key, value] of Object.entries(stored)) {
    const found = key === 'component' ? undefined : readFile(value, context, depth + 1)
    if (found !== undefined) return { ...found, alt: found.alt || altOf(stored) }
  }
  return undefined
}

function altOf({ alt, name, heading }: Readonly<Record<string, unknown>>): string {
  return readText(alt) ?? readText(name) ?? readText(heading) ?? ''
}
