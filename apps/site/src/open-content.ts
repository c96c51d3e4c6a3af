import { openSnapshotHolder } from '@prospectus/catalogue/sync/open-snapshot-holder'
import type { Log } from '@prospectus/server/log'
import type { SiteSettings } from './settings.ts'
import { openStoriesTokens } from './stories-endpoint/stories-tokens.ts'

/**
 * Opens the content of a site: its snapshot, the tokens for it, and in preview only the preview layer with its drafts,
 * which is loaded nowhere else (ROUTE-5).
 *
 * @param directory where the snapshot is stored
 */
export async function openContent(settings: SiteSettings, directory: string, log: Log) {
  const { contentDir, mode } = settings
  const snapshots = await openSnapshotHolder({ contentDir, directory, settings, log })
  const { spaceId } = snapshots
  const storiesTokens = await openStoriesTokens({ ...settings, spaceId })
  if (mode !== 'preview') return { snapshots, storiesTokens }
  const { openPreview } = await import('./preview/open-preview.ts')
  const draftToken = storiesTokens?.forDrafts
  return { snapshots, storiesTokens, preview: openPreview({ settings, spaceId, log, draftToken }) }
}
