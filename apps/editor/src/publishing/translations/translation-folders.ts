import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'

/**
 * Candidate folders for a translation of a page: the same path in the other language's folder, innermost first, then
 * each folder above it. The root is ''.
 */
export function translationFolders(
  fullSlug: string,
  lang: string,
  languages: readonly string[],
): readonly string[] {
  const segments = fullSlug.replace(/\/$/, '').split('/')
  const pathSegments = languages.includes(segments[0] ?? '') ? segments.slice(1) : segments
  const languageFolder = lang === DEFAULT_LANGUAGE ? [] : [lang]
  const folders = pathSegments.slice(0, -1)
  return Array.from({ length: folders.length + 1 }, (_, at) =>
    [...languageFolder, ...folders.slice(0, folders.length - at)].join('/'),
  )
}
