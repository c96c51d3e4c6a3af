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
 * @param shown the draft that the page shows, and what an editor has to know about it
 */
export function liveDress(
  {
    notice,
    ...shown
  }: { readonly storyId: number; readonly everywhere?: boolean; readonly notice?: string },
  bridge: BridgeAddress,
): Dress {
  return (given) => {
    const parts = notice === undefined ? given : noticeDress(notice)(given)
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

/** Lays a sentence over the lower edge of a page in preview. */
export function noticeDress(notice: string): Dress {
  return (parts) => {
    const css = parts.styles.css + coverStyles
    const said = renderToStaticMarkup(
      <p className="live-notice" role="alert">
        {notice}
      </p>,
    )
    return { ...parts, styles: { css, hash: sourceHash(css) }, body: said + parts.body }
  }
}
