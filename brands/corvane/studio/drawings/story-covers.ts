import { basename } from 'node:path'
import { lineSvg, wrapLines } from '../../../../apps/site/src/social/font-outlines.ts'
import { referencedAssets } from '../../../../tools/content/lint/referenced-assets.ts'
import { isJsonObject } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { coverSvg } from '../../covers/cover-svg.ts'
import { factOf } from '../../covers/facts.ts'
import { inkFor } from '../../covers/ink.ts'
import font from '../../design/fonts/letters.json' with { type: 'json' }
import { contentOf } from '../../lint/entries.ts'
import { type AssetFile, assetFile, assetPath, middleOf, storedAsset } from '../media/asset-file.ts'
import { withFile, withNewFiles } from './asset-references.ts'
import { type Cover, type CoveredStory, coverOf, coverOptionsOf } from './cover.ts'
import { coverLooks } from './cover-looks.ts'
import { plotOf } from './story-plot.ts'

/** Stories with their current covers, and the drawings of the files. */
interface CoveredStories {
  readonly stories: readonly StoryFile[]
  /** By path below the folder of assets. */
  readonly covers: ReadonlyMap<string, Cover>
}

/**
 * Updates the covers of all stories with a drawn cover, the pictures of their printed documents, and references from
 * other pages. The address changes with the drawing, since browsers cache a file for a year.
 */
export function withCovers(stories: readonly StoryFile[]): CoveredStories {
  const covers = new Map<string, Cover>()
  const renamed = new Map<string, AssetFile>()
  const lookOf = lookNames(stories)
  const withDocument = (story: StoryFile): StoryFile => {
    const { download } = contentOf(story)
    if (!offersDocument(story, download)) return story
    const cover = documentCoverOf(story, lookOf(story))
    const file = assetFile(`${story.slug}-page-1.png`, cover.svg, cover)
    covers.set(assetPath(file), cover)
    const [first, ...others] = download
    const pictured = { ...first, first_page: storedAsset(file, '', `${story.slug}-page-1`) }
    return { ...story, content: { ...contentOf(story), download: [pictured, ...others] } }
  }
  const covered = stories.map(withDocument).map((story) => {
    if (!hasDrawnCover(story)) return story
    const cover = coverOf(story, lookOf(story))
    const file = assetFile(`${story.slug}.png`, cover.svg, cover)
    covers.set(assetPath(file), cover)
    const { image } = contentOf(story)
    for (const before of referencedAssets([JSON.stringify(image ?? null)])) {
      if (before !== assetPath(file)) renamed.set(before, file)
    }
    const picture = pictureOf(image, file, story.slug)
    return { ...story, content: { ...contentOf(story), image: withFocus(picture, cover) } }
  })
  const withReferences = (story: StoryFile) => ({
    ...story,
    content: withNewFiles(story.content, renamed),
  })
  return {
    stories: renamed.size === 0 ? covered : (covered.map(withReferences) as StoryFile[]),
    covers,
  }
}

/** Returns a function from a story to the name of its look; undefined for stories in no list. */
export function lookNames(
  stories: readonly StoryFile[],
): (story: Pick<StoryFile, 'uuid'>) => string | undefined {
  const languages = [...new Set(stories.map(({ lang }) => lang))]
  const looks = languages.map((lang) =>
    coverLooks(
      stories.filter((story) => story.lang === lang && isListed(story)),
      hasDrawnCover,
    ),
  )
  return ({ uuid }) => looks.find((of) => of.has(uuid))?.get(uuid)?.name
}

/** True for a resource with a drawn cover, or with a chosen fact, a chart or a film and no picture. A picture chosen by an editor stays. */
export function hasDrawnCover(story: CoveredStory): boolean {
  const { image, component, video_url } = contentOf(story)
  if (component !== 'modules/resource') return false
  const name = isJsonObject(image) ? String(image.filename ?? '') : ''
  if (name === '') {
    return (
      factOf(story.full_slug) !== undefined || plotOf(story) !== undefined || Boolean(video_url)
    )
  }
  return basename(name) === `${basename(story.full_slug)}.png`
}

/**
 * True if the first download is the story's printed edition, which has its slug as name, or that of the story in another
 * language, which has a drawn page already: on its own page, its title is in the language of that page.
 */
function offersDocument(
  { slug }: StoryFile,
  download: unknown,
): download is readonly Readonly<Record<string, unknown>>[] {
  const first: unknown = Array.isArray(download) ? download[0] : undefined
  const named = referencedAssets([JSON.stringify(first ?? null)])
  return [...named].some((path) => path.endsWith(`/${slug}.pdf`) || path.endsWith('-page-1.png'))
}

/** True if the lists by date show the story. */
export function isListed(story: StoryFile): boolean {
  return story.published && contentOf(story).component === 'modules/resource'
}

/** Crops of a cover wider than a card keep its middle, which has the drawing. */
function withFocus(picture: Record<string, unknown>, cover: Cover): Record<string, unknown> {
  return cover.width > cover.height * 1.5 ? { ...picture, focus: middleOf(cover) } : picture
}

/** Points the picture at a file, in its stored form (DATA-3). */
function pictureOf(image: unknown, file: AssetFile, name: string): Record<string, unknown> {
  if (!isJsonObject(image) || !image.filename) return storedAsset(file, '', name)
  return withFile(image, file)
}

/** A few pixels wider than the picture beside a text on most screens. */
const SIZE = { width: 496, height: 702 } as const
const MARGIN = 36
const SIZES = [56, 50, 45, 40, 36] as const
const ROOM = 300

/**
 * The picture of a document: its title, large enough for a phone, above the cover of its story. The words of the real
 * first page would be too small.
 */
export function documentCoverOf(story: CoveredStory, look?: string): Cover {
  const options = coverOptionsOf(story)
  const { ink } = inkFor(options.themes[0], options.seed, options.fact?.ground)
  const top = SIZE.height - (SIZE.width * 2) / 3
  const cover = coverSvg({ ...options, look }).replace(
    '<svg ',
    `<svg y="${top}" width="${SIZE.width}" height="${SIZE.height - top}" `,
  )
  const { lines, size } = fitted(story.name)
  const title = lines.map((line, at) =>
    lineSvg(font, line, {
      x: MARGIN,
      y: MARGIN + size * (0.85 + at * 1.1),
      size,
      fill: ink.line,
    }),
  )
  return {
    ...SIZE,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">`,
      `<path d="M0 0h${SIZE.width}v${SIZE.height}H0z" fill="${ink.background}"/>`,
      cover,
      ...title,
      '</svg>',
    ].join(''),
  }
}

/** Wraps the title in the largest size that fits. */
function fitted(name: string): { lines: readonly string[]; size: number } {
  const at = (size: number) => ({
    size,
    lines: wrapLines(font, name, size, SIZE.width - 2 * MARGIN),
  })
  const fits = (size: number) => at(size).lines.length * size * 1.1 <= ROOM
  return at(SIZES.find(fits) ?? SIZES[4])
}
