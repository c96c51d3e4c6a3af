import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { contentOf } from '../../lint/entries.ts'
import { assetFile, middleOf, storedAsset, writeMissing } from './asset-file.ts'
import { FILM_SIZE, stillOf } from './film.ts'
import { films } from './films/films.ts'

type Block = Readonly<Record<string, unknown>>

/**
 * Adds the posters of drawn films to the pages that show them and to the films' own stories. Returns the stories that
 * changed.
 */
export async function addPosters(
  stories: readonly StoryFile[],
  assetsFolder: string,
): Promise<readonly StoryFile[]> {
  const changed: StoryFile[] = []
  for (const story of stories) {
    const content = contentOf(story)
    if (content.component === 'modules/resource') {
      const image = await posterAt(content.video_url, assetsFolder, '-poster')
      if (image !== undefined && JSON.stringify(image) !== JSON.stringify(content.image)) {
        changed.push({ ...story, content: { ...content, image } })
      }
      continue
    }
    if (!Array.isArray(content.body)) continue
    const blocks = content.body as readonly Block[]
    const body = await Promise.all(blocks.map((block) => withPoster(block, assetsFolder)))
    if (JSON.stringify(body) === JSON.stringify(blocks)) continue
    changed.push({ ...story, content: { ...content, body } })
  }
  return changed
}

async function withPoster(block: Block, assetsFolder: string): Promise<Block> {
  if (block.component !== 'full-width-video') return block
  const poster = await posterAt(block.video_url, assetsFolder)
  return poster === undefined ? block : { ...block, poster }
}

/**
 * Writes the poster of the film at an address, if missing, and returns it as stored; undefined without a poster. A page
 * shows it large, as the drawing itself. In the film's own story it is pixels, because it is also the story's picture;
 * `suffix` distinguishes its name from that of a drawn cover.
 */
async function posterAt(
  address: unknown,
  assetsFolder: string,
  suffix = '',
): Promise<Record<string, unknown> | undefined> {
  const film = films.find(({ name }) => String(address).endsWith(`/${name}.mp4`))
  if (film?.poster === undefined) return undefined
  const isDrawn = suffix === ''
  const { alt } = film.poster
  const svg = isDrawn ? withoutRepeatedPoints(film.poster.svg) : film.poster.svg
  const name = `${film.name}${suffix}`
  const file = assetFile(`${name}.${isDrawn ? 'svg' : 'png'}`, svg, FILM_SIZE)
  await writeMissing(assetsFolder, file, async () =>
    isDrawn ? svg : await stillOf(svg, { colours: 64 }),
  )
  return storedAsset(file, alt, name, middleOf(FILM_SIZE))
}

/** Leaves out the lines of outlines that lead to the point where they begin. */
function withoutRepeatedPoints(svg: string): string {
  return svg.replaceAll(/(-?\d+ -?\d+)L\1(?!\d)/g, '$1')
}
