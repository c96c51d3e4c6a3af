import { allStylesUrl, moduleUrls } from 'virtual:client-modules'
import type { ReactNode } from 'react'
import { type DocumentDecorator, prependToBody } from '../../rendering/document.tsx'
import type { SiteSettings } from '../../settings.ts'
import overlayStyles from './live-cover.css?inline'

export interface BridgeAddress {
  readonly url: string
  /** Origin of the editor; undefined for another vendor's bridge, which knows its editor. */
  readonly parent: string | undefined
}

/** The bridge of the settings, with our editor's origin if the bridge is ours. */
export function bridgeAddress(settings: Pick<SiteSettings, 'bridgeUrl' | 'cmsUrl'>): BridgeAddress {
  const { bridgeUrl: url, cmsUrl } = settings
  return { url, parent: new URL(url).origin === cmsUrl ? cmsUrl : undefined }
}

/** Makes a draft's page live (live-preview#repaint), under an overlay until its script is connected to the editor. */
export function liveDecorator(
  {
    notice,
    ...overlayProps
  }: Omit<LiveOverlayProps, 'bridge'> & {
    /** Shown over the page's lower edge. */
    readonly notice?: string
  },
  bridge: BridgeAddress,
): DocumentDecorator {
  return (original) => {
    const parts = notice === undefined ? original : noticeDecorator(notice)(original)
    return {
      ...prependToBody(parts, <LiveOverlay {...overlayProps} bridge={bridge} />, overlayStyles),
      beforeLoader: (
        <>
          {/* All style sheets, so that an added block has its own. */}
          {allStylesUrl && <link rel="stylesheet" href={allStylesUrl} />}
          <script type="module" src={moduleUrls['live-preview']} />
        </>
      ),
    }
  }
}

/** Shows a sentence over the lower edge of a page in preview. */
export function noticeDecorator(notice: string): DocumentDecorator {
  const element = (
    <p className="live-notice" role="alert">
      {notice}
    </p>
  )
  return (parts) => prependToBody(parts, element, overlayStyles)
}

interface LiveOverlayProps {
  readonly storyId: number
  /** True if the story appears on every page, as settings do: links to other pages then keep its parameters. */
  readonly isOnEveryPage?: boolean
  readonly bridge: BridgeAddress
}

/** Covers the page until it follows the editor; its data attributes are read by `followEditor`. */
function LiveOverlay({ storyId, isOnEveryPage, bridge }: LiveOverlayProps): ReactNode {
  return (
    <div
      id="live-cover"
      className="live-cover"
      role="status"
      data-story={storyId}
      data-on-every-page={isOnEveryPage ? '' : undefined}
      data-bridge={bridge.url}
      data-parent={bridge.parent}
    >
      <p>Connecting the preview to the editor …</p>
    </div>
  )
}
