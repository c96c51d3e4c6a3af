import type { FileType } from '@prospectus/protocol/management/definition'
import { FILE_EXTENSIONS } from '@prospectus/protocol/management/file-extensions'
import { type AssetType, mimeType, typeOfName } from '@prospectus/server/files/asset-type'
import { expect, expectTypeOf, it } from 'vitest'
import { contentTypePrefixes, FILE_TYPES } from './file-types.ts'

it.each(Object.keys(FILE_TYPES) as FileType[])(
  'management-api#assets the %s that can be uploaded are served, and found as such',
  (kind) => {
    const prefixes = contentTypePrefixes([kind])
    for (const extension of FILE_EXTENSIONS[kind]) {
      const type = typeOfName(`file.${extension}`)
      const contentType = type === undefined ? '' : mimeType(type)
      expect([extension, prefixes.some((prefix) => contentType.startsWith(prefix))]).toEqual([
        extension,
        true,
      ])
    }
  },
)

it('every file that is served can be uploaded', () => {
  expectTypeOf<AssetType>().toExtend<(typeof FILE_EXTENSIONS)[FileType][number]>()
})
