import type { FileType } from '@prospectus/protocol/management/definition'
import { FILE_EXTENSIONS } from '@prospectus/protocol/management/file-extensions'
import { assetTypeOfName, MIME_TYPES } from '@prospectus/server/files/asset-type'
import { expect, it } from 'vitest'
import { contentTypePrefixes, FILE_TYPES } from './file-types.ts'

const KINDS = Object.keys(FILE_TYPES) as FileType[]

/** Returns the types of the files that can be uploaded; an extension that is not served stands for itself. */
const uploadedTypes = (kind: FileType) =>
  new Set(
    FILE_EXTENSIONS[kind].map((extension) => assetTypeOfName(`file.${extension}`) ?? extension),
  )

it.each(KINDS)(
  'management-api#assets the %s that can be uploaded are those that are served and that the filter by type finds',
  (kind) => {
    const prefixes = contentTypePrefixes([kind])
    const servedTypes = Object.entries(MIME_TYPES)
      .filter(([, contentType]) => prefixes.some((prefix) => contentType.startsWith(prefix)))
      .map(([type]) => type)
    expect(uploadedTypes(kind)).toEqual(new Set(servedTypes))
  },
)

it('every file type that is served can be uploaded, as exactly one kind', () => {
  const uploaded = KINDS.flatMap((kind) => [...uploadedTypes(kind)])
  expect(uploaded.toSorted()).toEqual(Object.keys(MIME_TYPES).toSorted())
})
