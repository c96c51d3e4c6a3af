/** Rules about full slugs of bundled stories: `blog/nine-curves`, `careers/` (a start page), `home`. */

/** Path below the folder of stories of the file that holds a story. */
export function fileOfFullSlug(fullSlug: string): string {
  return fullSlug.endsWith('/') ? `${fullSlug}_start.json` : `${fullSlug}.json`
}

/**
 * Last segment; a start page has its folder's.
 *
 * @public for programs of brands
 */
export function slugOf(fullSlug: string): string {
  return fullSlug.replace(/\/$/, '').split('/').at(-1) ?? ''
}

/** The folder a story lies in, or undefined at the root. A start page lies in its own folder. */
export function folderOf(fullSlug: string): string | undefined {
  const end = fullSlug.lastIndexOf('/')
  return end === -1 ? undefined : fullSlug.slice(0, end)
}

/**
 * First segment after a language folder: `blog` for `blog/x` and for `de/blog/x`.
 *
 * @public for programs of brands
 */
export function sectionOf(fullSlug: string, languages: readonly string[] = ['de']): string {
  const segments = fullSlug.split('/')
  const own =
    languages.includes(segments[0] ?? '') && segments.length > 1 ? segments[1] : segments[0]
  return own ?? ''
}
