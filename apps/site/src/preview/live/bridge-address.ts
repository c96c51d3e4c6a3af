import type { SiteSettings } from '../../settings.ts'

export interface BridgeAddress {
  readonly url: string
  /** Origin of the editor; undefined for a bridge that knows it. */
  readonly parent: string | undefined
}

/** Our own bridge talks to our editor; a foreign editor has its own bridge. */
export function bridgeAddress(settings: Pick<SiteSettings, 'bridgeUrl' | 'cmsUrl'>): BridgeAddress {
  const { bridgeUrl: url, cmsUrl } = settings
  return { url, parent: new URL(url).origin === cmsUrl ? cmsUrl : undefined }
}
