import { componentOfContent } from '@prospectus/content/reading/component'
import { createReadContext } from '@prospectus/content/reading/site-context'
import { resource } from '@prospectus/content/schema/stories/resource'
import { contentOf, type FormSource, siteContext } from './hosted-form.ts'

export interface GateSource extends FormSource {
  /** Hosts that addresses of our files may have. */
  readonly assetHosts: readonly string[]
}

/**
 * The address of the file that a published story gives after a form: that of its first download. Undefined
 * where no story of this uuid has its file behind a form.
 */
export async function gatedFile(
  { storage, siteUrl, assetHosts }: GateSource,
  uuid: string,
): Promise<string | undefined> {
  const [{ assetHost, languageCodes }, story] = await Promise.all([
    storage.space(),
    storage.story({ uuid }, 'published'),
  ])
  const stored = story === undefined ? undefined : contentOf(story)
  if (componentOfContent(stored) !== 'resource') return undefined
  const site = siteContext(siteUrl, [assetHost, ...assetHosts], languageCodes)
  const { firstDownload, gated } = resource.read(stored, createReadContext(site))
  return firstDownload === undefined || !gated
    ? undefined
    : new URL(firstDownload.href, siteUrl).href
}
