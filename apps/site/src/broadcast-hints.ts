import type { ContentSync } from '@prospectus/catalogue/sync/content-poller'
import type { StoryHint } from '@prospectus/catalogue/sync/story-hints'

interface ChangeMessage {
  readonly changed?: StoryHint | null
}

/** Passes hints on to the other processes that share the port, since each webhook reaches only one of them. */
export function broadcastHints<Sync extends ContentSync>(contentSync: Sync): Sync {
  process.on('message', ({ changed }: ChangeMessage) => {
    if (changed !== undefined) contentSync.invalidate(changed ?? undefined)
  })
  return {
    ...contentSync,
    invalidate: (hint) => {
      contentSync.invalidate(hint)
      // The parent may have exited.
      process.send?.({ changed: hint ?? null }, () => undefined)
    },
  }
}
