import { openSnapshotHolder } from '@prospectus/catalogue/sync/open-snapshot-holder'
import type { Log } from '@prospectus/server/log'
import type { SiteSettings } from './settings.ts'
import { openStoriesTokens } from './stories-endpoint/stories-tokens.ts'

/** Opens a site's snapshot and tokens. Only preview imports the preview layer, which loads drafts (ROUTE-5). */
export async function openContent(settings: SiteSettings, directory: string, log: Log) {
  const { contentDir, mode } = settings
  const snapshots = await openSnapshotHolder({ contentDir, directory, settings, log })
  const { spaceId } = snapshots
  const storiesTokens = await openStoriesTokens({ ...settings, spaceId })
  if (mode !== 'preview') return { snapshots, storiesTokens }
  const { openPreview } = await import('./preview/open-preview.ts')
  const makeDraftToken = storiesTokens?.forDrafts
  return {
    snapshots,
    storiesTokens,
    preview: openPreview({ settings, spaceId, log, makeDraftToken }),
  }
}
