import { FILM_FRAME_ORIGINS } from '@prospectus/content/schema/links/film'

export interface FilmSources {
  /** Origins of players that the page may frame. */
  readonly frames: readonly string[]
  /** Origins of files that the page may play. */
  readonly media: readonly string[]
}

/**
 * The origins of the films on a page, by what its players carry (see `VideoEmbed`). An attribute cannot
 * come about from an editor's text: there a quotation mark is always escaped.
 */
export function filmSources(html: string): FilmSources {
  return {
    frames: FILM_FRAME_ORIGINS.filter((origin) => html.includes(` data-frame="${origin}/`)),
    media: [...new Set(originsOfFiles(html))],
  }
}

function* originsOfFiles(html: string): Generator<string> {
  for (const [, address = ''] of html.matchAll(/ data-film="(https:\/\/[^"]+)"/g)) {
    const origin = URL.parse(address)?.origin
    if (origin !== undefined) yield origin
  }
}
