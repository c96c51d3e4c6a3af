import type { ContentSystem } from '@prospectus/catalogue/sync/refresh'
import type { StoryHint } from '@prospectus/catalogue/sync/story-hints'

interface ChangeMessage {
  readonly changed?: StoryHint | null
}

/** Passes hints on to the other processes that share the port, since each webhook reaches only one of them. */
export function broadcastHints<System extends ContentSystem>(contentSystem: System): System {
  process.on('message', ({ changed }: ChangeMessage) => {
    if (changed !== undefined) contentSystem.invalidate(changed ?? undefined)
  })
  return {
    ...contentSystem,
    invalidate: (hint) => {
      contentSystem.invalidate(hint)
      // The parent may have exited.
      process.send?.({ changed: hint ?? null }, () => undefined)
    },
  }
}
