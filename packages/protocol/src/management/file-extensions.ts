import type { FileType } from './definition.ts'

/** Extensions of the files that can be uploaded, by type. */
export const FILE_EXTENSIONS = {
  images: ['png', 'jpeg', 'jpg', 'webp', 'avif', 'gif', 'svg'],
  videos: ['mp4', 'webm'],
  audios: ['mp3'],
  texts: ['pdf', 'vtt', 'csv', 'sql', 'docx', 'xlsx', 'zip'],
} as const satisfies Readonly<Record<FileType, readonly string[]>>
