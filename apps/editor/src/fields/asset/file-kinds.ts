import type { EditorField } from '../field-props.ts'

/** File extensions that the content system accepts, by kind. */
const EXTENSIONS = {
  images: ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'],
  videos: ['mp4', 'webm'],
  audios: ['mp3'],
  texts: ['pdf', 'vtt', 'csv', 'sql', 'docx', 'xlsx', 'zip'],
} as const

type Kinds = EditorField['filetypes']

/** Returns the extensions that a field accepts, each with its dot; all of them for a field without kinds. */
export function extensionsOf(kinds: Kinds): readonly string[] {
  const extensions =
    kinds === undefined ? Object.values(EXTENSIONS) : kinds.map((kind) => EXTENSIONS[kind])
  return extensions.flat().map((extension) => `.${extension}`)
}

export function isAccepted(name: string, kinds: Kinds): boolean {
  return extensionsOf(kinds).some((extension) => name.toLowerCase().endsWith(extension))
}
