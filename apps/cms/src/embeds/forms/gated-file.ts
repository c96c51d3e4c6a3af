import { componentOfContent } from '@prospectus/content/reading/component'
import { createReadContext } from '@prospectus/content/reading/site-context'
import { resource } from '@prospectus/content/schema/stories/resource'
import { readText } from '@prospectus/content/schema/values/read-text'
import { contentOf, type FormSource, siteContext } from './hosted-form.ts'

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
  const [{ assetHost, languageCodes }, story] = await Promise.all([
    storage.space(),
    storage.story({ uuid }, 'published'),
  ])
  const stored = story === undefined ? undefined : contentOf(story)
  if (componentOfContent(stored) !== 'resource') return undefined
  const site = siteContext(siteUrl, [assetHost, ...assetHosts], languageCodes)
  const { firstDownload } = resource.read(stored, createReadContext(site))
  const { gated_form }: { readonly gated_form?: unknown } = Object(stored)
  return firstDownload === undefined || readText(gated_form) !== form
    ? undefined
    : new URL(firstDownload.href, siteUrl).href
}
