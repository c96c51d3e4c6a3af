import type { FieldDefinition } from '../field-props.ts'

/** The endings of files that the content system accepts, by the kinds that fields name. */
const ENDINGS = {
  images: ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'],
  videos: ['mp4', 'webm'],
  audios: ['mp3'],
  texts: ['pdf', 'vtt', 'csv', 'docx', 'xlsx', 'zip'],
} as const

type Kinds = FieldDefinition['filetypes']

/** The endings that a field takes, each with its dot; all that there are for a field that names no kinds. */
export function endingsOf(kinds: Kinds): readonly string[] {
  const named = kinds === undefined ? Object.values(ENDINGS) : kinds.map((kind) => ENDINGS[kind])
  return named.flat().map((ending) => `.${ending}`)
}

/** Whether a file has one of the endings that a field takes. */
export function fits(name: string, kinds: Kinds): boolean {
  return endingsOf(kinds).some((ending) => name.toLowerCase().endsWith(ending))
}
