import type { Ask } from '../api/api.ts'

/**
 * What all of the site loses when a story or folder leaves its address: a front page, the menu and footer of every
 * page, or a language.
 */
export type Loss = (typeof LOSSES)[number]

/** @returns undefined for most stories: nothing but the page itself (management-api#publishing) */
export async function lossOf(ask: Ask, storyId: number): Promise<Loss | undefined> {
  const { body } = await ask<{ warnings?: readonly { readonly kind: string }[] }>(
    `GET stories/${storyId}/losses`,
  )
  return LOSSES.find((kind) => kind === body.warnings?.[0]?.kind)
}

const LOSSES = ['front-page', 'site-settings', 'language-folder'] as const
