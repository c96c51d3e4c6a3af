import type { CmsSettings } from './settings.ts'

/** Addresses that the two servers listen at. */
export function listenAddresses({ host, sharePort, cmsPort, embedsPort }: CmsSettings) {
  return {
    cms: { host, sharePort, port: cmsPort, portSetting: 'CMS_PORT' },
    embeds: { host, sharePort, port: embedsPort, portSetting: 'EMBEDS_PORT' },
  }
}
