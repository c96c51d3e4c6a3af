import { componentOfContent } from '@prospectus/content/reading/component'
import { resource } from '@prospectus/content/schema/stories/resource'
import { readText } from '@prospectus/content/schema/values/read-text'
import { contentOf, readContentOf } from '../published-content.ts'
import type { FormSource } from './hosted-form.ts'

export interface GateSource extends FormSource {
  /** Hosts that addresses of our files may have. */
  readonly assetHosts: readonly string[]
}

/**
 * The address of the file that a published story gives after a form: that of its first download. Undefined
 * where no story of this uuid has its file behind this form.
 */
export async function gatedFile(
  { storage, siteUrl, assetHosts }: GateSource,
  uuid: string,
  form: string,
): Promise<string | undefined> {
  const [{ assetHost }, story] = await Promise.all([
    storage.space(),
    storage.story({ uuid }, 'published'),
  ])
  const stored = story === undefined ? {} : contentOf(story)
  if (componentOfContent(stored) !== 'resource' || readText(stored.gated_form) !== form) {
    return undefined
  }
  const hosts = [assetHost, ...assetHosts]
  const { firstDownload } = readContentOf(resource, stored, { siteUrl, assetHosts: hosts })
  return firstDownload && new URL(firstDownload.href, siteUrl).href
}
