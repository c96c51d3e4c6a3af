import type { ContentSystem } from '@prospectus/catalogue/sync/refresh'
import type { StoryHint } from '@prospectus/catalogue/sync/story-hints'

/** The messages by which processes of one site tell each other, through the one that started them, what changed. */
interface Told {
  readonly changed?: StoryHint | null
}

/**
 * The same content system for one of several processes on one port: a hook reaches only one of them, which tells
 * the others. Alone, it tells nobody.
 */
export function sharingHints<Given extends ContentSystem>(contentSystem: Given): Given {
  process.on('message', ({ changed }: Told) => {
    if (changed !== undefined) contentSystem.invalidate(changed ?? undefined)
  })
  return {
    ...contentSystem,
    invalidate: (hint) => {
      contentSystem.invalidate(hint)
      // Whoever started this process may be gone by now.
      process.send?.({ changed: hint ?? null }, () => undefined)
    },
  }
}
