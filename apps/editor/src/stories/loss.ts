import type { Ask } from '../api/api.ts'

/** What all of the site loses when a story leaves its address: a front page, or the menu and footer of every page. */
export type Loss = 'front-page' | 'site-settings'

/** @returns undefined for most stories: nothing but the page itself (management-api#publishing) */
export async function lossOf(ask: Ask, storyId: number): Promise<Loss | undefined> {
  const { body } = await ask<{ warnings?: readonly { readonly kind: string }[] }>(
    `GET stories/${storyId}/losses`,
  )
  const kind = body.warnings?.[0]?.kind
  return kind === 'front-page' || kind === 'site-settings' ? kind : undefined
}
