import { exampleFiles, exampleSpace } from '@prospectus/content/schema/blocks/example-files'
import { sourceHash } from '@prospectus/server/http/security-headers'
import type { AssetOrigin } from '@prospectus/server/images/asset-origin'

/** Example files as `data:` URLs, by path of the source file; the same for every brand. */
const dataUrlsByFile = import.meta.glob<string>('./example-files/*', {
  eager: true,
  query: '?inline',
  import: 'default',
})

const dataUrls = new Map(
  Object.values(exampleFiles).map((path) => [
    `f/${exampleSpace}/${path}`,
    dataUrlsByFile[`./example-files/${path.split('/').at(-1)}`],
  ]),
)

/** The files of block examples (site-endpoints#gallery). */
export const exampleOrigin: AssetOrigin = {
  open: async (path) => {
    const data = dataUrls.get(path)
    if (data === undefined) return undefined
    const file = await (await fetch(data)).blob()
    return {
      size: file.size,
      identity: sourceHash(data),
      stream: (range) => (range ? file.slice(range.first, range.last + 1) : file).stream(),
    }
  },
}
