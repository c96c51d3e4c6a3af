import { space } from '../structure/space.ts'

/** Rules about full slugs of the bundled catalogue: `blog/nine-curves`, `careers/` (a start page), `home`. */

/** The full slug of a draft or story file, from its path below the root folder, with `/` separators. */
export function fullSlugOfFile(relativePath: string): string {
  const bare = relativePath.replace(/\.(md|yaml|yml|json)$/, '')
  return bare.replace(/(^|\/)_start$/, '$1')
}

/** Path below `content/stories` of the file that holds a story. */
export function fileOfFullSlug(fullSlug: string): string {
  return fullSlug.endsWith('/') ? `${fullSlug}_start.json` : `${fullSlug}.json`
}

export function isStartpage(fullSlug: string): boolean {
  return fullSlug === 'home' || fullSlug.endsWith('/')
}

/** Last segment; a start page has its folder's. */
export function slugOf(fullSlug: string): string {
  return fullSlug.replace(/\/$/, '').split('/').at(-1) ?? ''
}

/** The folder a story lies in, or undefined at the root. A start page lies in its own folder. */
export function folderOf(fullSlug: string): string | undefined {
  const end = fullSlug.lastIndexOf('/')
  return end === -1 ? undefined : fullSlug.slice(0, end)
}

/** First segment after a language folder: `blog` for `blog/x` and for `de/blog/x`. */
export function sectionOf(fullSlug: string, languages: readonly string[] = ['de']): string {
  const segments = fullSlug.split('/')
  const own =
    languages.includes(segments[0] ?? '') && segments.length > 1 ? segments[1] : segments[0]
  return own ?? ''
}

/** `de` for `de/blog/x`; `default` for a story outside the language folders. */
export function languageOf(fullSlug: string): string {
  return space.language_codes.find((code) => fullSlug.startsWith(`${code}/`)) ?? 'default'
}

/** What a full slug may look like: lower-case words joined by hyphens, in folders. */
export function isWellFormed(fullSlug: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*\/?$/.test(fullSlug)
}
