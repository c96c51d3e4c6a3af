import type { SiteSettings } from '../../settings.ts'

/** Where the editor's bridge is, and whom it talks to. */
export interface BridgeAddress {
  readonly url: string
  /** Origin of the editor; undefined for a bridge that knows its own. */
  readonly parent: string | undefined
}

/** Our own bridge talks to our editor; one from elsewhere to the editor that it belongs to. */
export function bridgeAddress(settings: Pick<SiteSettings, 'bridgeUrl' | 'cmsUrl'>): BridgeAddress {
  const { bridgeUrl: url, cmsUrl } = settings
  return { url, parent: new URL(url).origin === cmsUrl ? cmsUrl : undefined }
}
