import { storyKindOf } from '@prospectus/content/reading/story-kind'
import { resource } from '@prospectus/content/schema/stories/resource'
import { readText } from '@prospectus/content/schema/values/read-text'
import { parseContent, readContent } from '../published-content.ts'
import type { FormFile, FormSource } from './hosted-form.ts'

export interface GateSource extends FormSource {
  readonly assetHosts: readonly string[]
}

/**
 * Finds the files that a visitor gets for sending the form of a gated resource. Empty if there is no such published
 * story, if another form gates it, or if its first download cannot be used.
 */
export async function findGatedFiles(
  { storage, siteUrl, assetHosts }: GateSource,
  storyUuid: string,
  formId: string,
): Promise<readonly FormFile[]> {
  const [{ assetHost }, story] = await Promise.all([
    storage.space(),
    storage.findStory({ uuid: storyUuid }, 'published'),
  ])
  const storedContent = story === undefined ? {} : parseContent(story)
  if (storyKindOf(storedContent) !== 'resource' || readText(storedContent.gated_form) !== formId)
    return []
  const hosts = [assetHost, ...assetHosts]
  // Read as if nothing gated it, since reading leaves out the files of a gated resource.
  const ungated = { ...storedContent, gated: false, gated_form: '' }
  const content = readContent(resource, ungated, { siteUrl, assetHosts: hosts })
  if (content.firstDownload === undefined) return []
  return content.downloads.map(({ label, link }) => ({
    label,
    url: new URL(link.href, siteUrl).href,
  }))
}
