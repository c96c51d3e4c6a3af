/** Rules about full slugs of bundled stories: `blog/nine-curves`, `careers/` (a start page), `home`. */

/** Path of a story's file below the folder of stories. */
export function fileOfFullSlug(fullSlug: string): string {
  return fullSlug.endsWith('/') ? `${fullSlug}_start.json` : `${fullSlug}.json`
}

/** @public for programs of brands: the last segment; for a start page, its folder's. */
export function slugOf(fullSlug: string): string {
  return fullSlug.replace(/\/$/, '').split('/').at(-1) ?? ''
}

/** Path of a story's folder, such as `de/blog`; undefined at the root. A start page is in its own folder. */
export function folderOf(fullSlug: string): string | undefined {
  const end = fullSlug.lastIndexOf('/')
  return end === -1 ? undefined : fullSlug.slice(0, end)
}

/** @public for programs of brands: the first segment after a language folder, `blog` for `de/blog/x`. */
export function sectionOf(fullSlug: string, languages: readonly string[] = ['de']): string {
  const segments = fullSlug.split('/')
  const segment =
    languages.includes(segments[0] ?? '') && segments.length > 1 ? segments[1] : segments[0]
  return segment ?? ''
}
