import type { AspectRatio, FileType } from '@prospectus/protocol/management/definition'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { type Asset, readAsset } from '../assets/asset.ts'
import type { ReadContext } from '../context/read-context.ts'
import { readText } from '../values/read-text.ts'
import { addressIn, type StoredObject, unwrapSingle } from '../values/stored-value.ts'
import { componentOf, uidOf } from '../values/uid.ts'
import type { Field } from './field.ts'
import { type FieldOptions, sharedProperties } from './text.ts'

interface PictureOptions extends FieldOptions {
  /** Aspect ratios the block crops to; the editor previews them. */
  readonly crops?: readonly AspectRatio[]
}

/** Field for a picture in any stored shape (DATA-3). */
export function asset({ crops, ...options }: PictureOptions): Field<Asset> {
  const cropped = crops === undefined ? {} : { crops }
  return {
    definition: { type: 'asset', ...sharedProperties(options), filetypes: ['images'], ...cropped },
    read: readFile,
    fallback: undefined,
  }
}

/** Field for a file in any stored shape (DATA-3); `kind` only limits the editor's file picker. */
export function file(options: FieldOptions & { readonly kind: FileType }): Field<Asset> {
  const { kind, ...texts } = options
  return {
    definition: { type: 'asset', ...sharedProperties(texts), filetypes: [kind] },
    read: readFile,
    fallback: undefined,
  }
}

/** Field for a list of pictures; leaves out and reports invalid ones (DATA-4). */
export function assets(
  options: FieldOptions & { readonly maximum?: number },
): Field<readonly Asset[], readonly Asset[]> {
  const { maximum = Number.POSITIVE_INFINITY } = options
  return {
    definition: {
      type: 'multiasset',
      ...sharedProperties(options),
      filetypes: ['images'],
      ...(options.maximum === undefined ? {} : { maximum: options.maximum }),
    },
    read: (raw, context) => readFiles(raw, context)?.slice(0, maximum),
    fallback: [],
  }
}

function readFiles(raw: unknown, context: ReadContext): readonly Asset[] | undefined {
  if (!Array.isArray(raw)) {
    const asset = readFile(raw, context)
    return asset === undefined ? undefined : [asset]
  }
  return raw.flatMap((entry, index) => {
    const asset = readFile(entry, context)
    if (asset !== undefined) return [asset]
    const reason = `Entry ${index + 1} of ${raw.length} holds no file of this site.`
    const component = componentOf(entry) ?? ''
    context.onDropped({ component, uid: uidOf(entry) ?? '', only: 'part', reason })
    return []
  })
}

const MAX_NESTING = 3

/** Reads an asset, an address, a link, or a block that contains one of these, with its text alternative (DATA-3). */
export function readFile(raw: unknown, context: ReadContext, depth = 0): Asset | undefined {
  const stored = unwrapSingle(raw)
  const asset = readAsset(stored, context)
  if (asset !== undefined || !isRecord(stored) || depth >= MAX_NESTING) return asset
  if ('linktype' in stored) return readAsset(addressIn(stored), context)
  if (componentOf(stored) === undefined) return undefined
  for (const [key, value] of Object.entries(stored)) {
    const asset = key === 'component' ? undefined : readFile(value, context, depth + 1)
    if (asset !== undefined) return { ...asset, alt: asset.alt || altOf(stored) }
  }
  return undefined
}

function altOf({ alt, name, heading }: StoredObject): string {
  return readText(alt) ?? readText(name) ?? readText(heading) ?? ''
}
