import { createHash } from 'node:crypto'
import { isJsonObject } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { contentOf } from '../../lint/entries.ts'
import { type AssetFile, assetUrl } from './asset-file.ts'

/** Adds a file to a story's downloads, last or in place of its earlier edition. */
export function withDownload(story: StoryFile, label: string, file: AssetFile): StoryFile {
  const content = contentOf(story)
  const downloads = Array.isArray(content.download) ? content.download.filter(isJsonObject) : []
  const isEarlier = (item: Readonly<Record<string, unknown>>) =>
    JSON.stringify(item.link ?? '').includes(`/${file.name}"`)
  const earlier = downloads.find(isEarlier)
  const address = { id: String(file.id), url: assetUrl(file), cached_url: assetUrl(file) }
  const item = {
    _uid: uidOf(file.name.replace(/\.xlsx$/, '')),
    component: 'download',
    ...earlier,
    label,
    link: { fieldtype: 'multilink', linktype: 'asset', ...address },
  }
  const download =
    earlier === undefined
      ? [...downloads, item]
      : downloads.map((other) => (other === earlier ? item : other))
  return { ...story, content: { ...content, download } }
}

/** Finds the label of a file in a story's downloads, whatever its address; undefined if it is not among them. */
export function downloadLabel(story: StoryFile, name: string): string | undefined {
  const { download } = contentOf(story)
  const items = Array.isArray(download) ? download.filter(isJsonObject) : []
  const item = items.find(({ link }) => JSON.stringify(link ?? '').includes(`/${name}"`))
  return typeof item?.label === 'string' ? item.label : undefined
}

/** Derives a `_uid` from a name, so that it stays the same in every run. */
function uidOf(name: string): string {
  const hex = createHash('sha256').update(`tool:${name}`).digest('hex')
  return [8, 4, 4, 4, 12]
    .map((length, index, all) => {
      const from = all.slice(0, index).reduce((sum, each) => sum + each, 0)
      return hex.slice(from, from + length)
    })
    .join('-')
}
