import { allStylesUrl, moduleUrls } from 'virtual:client-modules'
import { sourceHash } from '@prospectus/server/answers/source-hash'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Dress } from '../../rendering/document.tsx'
import type { BridgeAddress } from './bridge-address.ts'
import coverStyles from './live-cover.css?inline'
import { LiveCover } from './live-cover.tsx'

/**
 * Makes the page of a draft live (live-preview#repaint): a cover lies over it until its script, which
 * comes before all others of the page, is connected to the editor.
 *
 * @param shown the draft that the page shows
 */
export function liveDress(
  shown: { readonly storyId: number; readonly everywhere?: boolean },
  bridge: BridgeAddress,
): Dress {
  return (parts) => {
    const css = parts.styles.css + coverStyles
    const cover = renderToStaticMarkup(<LiveCover {...shown} bridge={bridge} />)
    return {
      ...parts,
      styles: { css, hash: sourceHash(css) },
      ahead: (
        <>
          {/* Every style sheet, so that a block that is added while editing has its own. */}
          {allStylesUrl && <link rel="stylesheet" href={allStylesUrl} />}
          <script type="module" src={moduleUrls['live-preview']} />
        </>
      ),
      body: cover + parts.body,
    }
  }
}
