import type { FileType } from '@prospectus/protocol/management/definition'
import { FILE_TYPES, isFileType } from '../assets/file-types.ts'
import type { QueryFields } from './fields.ts'
import { unusable } from './refusal.ts'

/** The kinds of file that a list is asked for, none for all. Throws an `HttpError` (422) for an unknown one. */
export function readFileTypes(
  query: QueryFields<{ readonly filetypes?: string | undefined }>,
): readonly FileType[] {
  return query.list('filetypes').map((type) => {
    if (isFileType(type)) return type
    throw unusable('filetypes', type, Object.keys(FILE_TYPES).join(', '))
  })
}
