import type { FileType } from '@prospectus/protocol/management/definition'
/** Types of `filetypes` in asset fields, with prefixes of their content types. */
export const FILE_TYPES = {
  images: ['image/'],
  videos: ['video/'],
  audios: ['audio/'],
  texts: ['application/pdf', 'application/vnd.openxmlformats-', 'application/zip', 'text/'],
} as const

export function isFileType(text: string): text is FileType {
  return Object.hasOwn(FILE_TYPES, text)
}

export function contentTypesOf(types: readonly FileType[]): readonly string[] {
  return types.flatMap((type) => FILE_TYPES[type])
}
