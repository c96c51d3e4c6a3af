import { FILE_EXTENSIONS } from '@prospectus/protocol/management/file-extensions'
import type { EditorField } from '../field-props.ts'

type Kinds = EditorField['filetypes']

/** Returns the extensions that a field accepts, each with its dot; all of them for a field without kinds. */
export function extensionsOf(kinds: Kinds): readonly string[] {
  const extensions =
    kinds === undefined
      ? Object.values(FILE_EXTENSIONS)
      : kinds.map((kind) => FILE_EXTENSIONS[kind])
  return extensions.flat().map((extension) => `.${extension}`)
}

export function isAccepted(name: string, kinds: Kinds): boolean {
  return extensionsOf(kinds).some((extension) => name.toLowerCase().endsWith(extension))
}
