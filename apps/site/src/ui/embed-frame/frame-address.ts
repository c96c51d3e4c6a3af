import type { Theme } from '@prospectus/content/schema/blocks/block-settings'

/** What surrounds a frame, as the server knows it. */
export interface FramePlace {
  /** Of the section that it stands in. */
  readonly theme: Theme
  /** Of the page. */
  readonly path: string
  readonly lang: string
  /** The uuid of the story whose file the form is for (BLOCK-12). */
  readonly story?: string | undefined
}

/**
 * The address that a frame loads. What surrounds the frame is added to its query, so that its page can look
 * and speak like the page around it, without script too (embed-messages#what-is-framed). The rest of the
 * address stays as it is, letter by letter (EMBED-1).
 */
export function frameAddress(address: string, { theme, path, lang, story }: FramePlace): string {
  const url = new URL(address)
  const place = new URLSearchParams({
    theme,
    page: path,
    lang,
    ...(story === undefined ? {} : { story }),
  })
  for (const name of url.searchParams.keys()) place.delete(name)
  url.search = [url.search.slice(1), place].filter(String).join('&')
  return url.href
}
