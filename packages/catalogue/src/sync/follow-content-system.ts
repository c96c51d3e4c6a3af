import type { ContentMapping } from '@prospectus/content/reading/content-mapping'
import { mappedClient } from '@prospectus/content/reading/mapped-client'
import { createContentClient } from '@prospectus/protocol/client/content-client'
import type { Log } from '@prospectus/server/log'
import { type ContentPoller, createContentPoller } from './content-poller.ts'
import type { OpenedSnapshotHolder } from './open-snapshot-holder.ts'
import { createSnapshotStore } from './snapshot-store.ts'

/** Follows published content; undefined without a token. `previewToken` is set only in a preview (ROUTE-5). */
export function followContentSystem(options: {
  readonly snapshots: OpenedSnapshotHolder
  readonly directory: string
  readonly settings: {
    readonly contentApiUrl: string
    readonly contentToken: string | undefined
    readonly previewToken: string | undefined
    readonly pollSeconds: number
    readonly assetHost: string
    readonly contentMapping: ContentMapping | undefined
  }
  readonly log: Log
}): ContentPoller | undefined {
  const { snapshots, directory, settings, log } = options
  const { contentApiUrl, pollSeconds, assetHost, contentMapping: mapping } = settings
  const token = settings.contentToken ?? settings.previewToken
  const { spaceId } = snapshots
  if (token === undefined) {
    log.info(
      'content.sync.off',
      'The site does not show what editors publish, because CONTENT_TOKEN is not set; set it, unless that is intended',
      { space: spaceId },
    )
    return undefined
  }
  const stopping = new AbortController()
  const api = { apiUrl: contentApiUrl, token, assetHost, mapping }
  const client = createContentClient({
    apiUrl: contentApiUrl,
    token,
    view: 'published',
    stop: stopping.signal,
  })
  const poller = createContentPoller({
    snapshots,
    client: mappedClient(client, mapping),
    store: createSnapshotStore({ directory, spaceId, api, log, stop: stopping.signal }),
    settings: { spaceId, contentApiUrl, pollSeconds },
    log,
  })
  const stop = () => {
    const stopped = poller.stop()
    stopping.abort(new Error('The site is being stopped'))
    return stopped
  }
  return { ...poller, stop }
}
