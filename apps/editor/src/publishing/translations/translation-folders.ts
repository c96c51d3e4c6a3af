import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'

/**
 * Where a translation of a page can stand: the folders of the other language that are like those of the page, the
 * innermost first; the root is an empty text.
 */
export function translationFolders(
  fullSlug: string,
  lang: string,
  languages: readonly string[],
): readonly string[] {
  const segments = fullSlug.replace(/\/$/, '').split('/')
  const own = languages.includes(segments[0] ?? '') ? segments.slice(1) : segments
  const start = lang === DEFAULT_LANGUAGE ? [] : [lang]
  const folders = own.slice(0, -1)
  return Array.from({ length: folders.length + 1 }, (_, at) =>
    [...start, ...folders.slice(0, folders.length - at)].join('/'),
  )
}
