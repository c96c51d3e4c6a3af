import type { FileType } from '@prospectus/protocol/management/definition'
/** What a file is to an editor, as asset fields of components name it in `filetypes`. */
export const FILE_TYPES = {
  images: ['image/'],
  videos: ['video/'],
  audios: ['audio/'],
  texts: ['application/pdf', 'application/vnd.openxmlformats-', 'application/zip', 'text/'],
} as const

export function isFileType(text: string): text is FileType {
  return Object.hasOwn(FILE_TYPES, text)
}

/** How the content types of these kinds of file begin. */
export function contentTypesOf(types: readonly FileType[]): readonly string[] {
  return types.flatMap((type) => FILE_TYPES[type])
}
