import type { FileType } from '@prospectus/protocol/management/definition'

/** Prefixes of content types, by the value in an asset field's `filetypes` that allows them. */
export const FILE_TYPES = {
  images: ['image/'],
  videos: ['video/'],
  audios: ['audio/'],
  texts: [
    'application/pdf',
    'application/sql',
    'application/vnd.openxmlformats-',
    'application/zip',
    'text/',
  ],
} as const

export function isFileType(text: string): text is FileType {
  return Object.hasOwn(FILE_TYPES, text)
}

export function contentTypePrefixes(types: readonly FileType[]): readonly string[] {
  return types.flatMap((type) => FILE_TYPES[type])
}
