import type { ContentSystem } from '@prospectus/catalogue/sync/refresh'
import type { StoryHint } from '@prospectus/catalogue/sync/story-hints'

/** Sent between the processes of a site, by way of their parent. */
interface ChangeMessage {
  readonly changed?: StoryHint | null
}

/** Shares webhooks among the processes on one port, because each reaches only one of them. */
export function sharingHints<Given extends ContentSystem>(contentSystem: Given): Given {
  process.on('message', ({ changed }: ChangeMessage) => {
    if (changed !== undefined) contentSystem.invalidate(changed ?? undefined)
  })
  return {
    ...contentSystem,
    invalidate: (hint) => {
      contentSystem.invalidate(hint)
      // The parent may be gone.
      process.send?.({ changed: hint ?? null }, () => undefined)
    },
  }
}
