import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { assetFile, assetPath, storedAsset } from './asset-file.ts'
import { FILM_SIZE, type Film, stillOf } from './film.ts'
import { films } from './films/films.ts'
import { contentOf, exists } from './story-parts.ts'

type Block = Readonly<Record<string, unknown>>

/**
 * Pages that show a drawn film have one of its own frames as the picture before it plays. Returns the stories
 * that changed.
 */
export async function addPosters(
  stories: readonly StoryFile[],
  assetsFolder: string,
): Promise<readonly StoryFile[]> {
  const changed: StoryFile[] = []
  for (const story of stories) {
    const content = contentOf(story)
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
  const film = films.find(({ name }) => String(block.video_url).endsWith(`/${name}.mp4`))
  if (film === undefined) return block
  const { svg, alt } = posterOf(film)
  const file = assetFile(`${film.name}.png`, svg, FILM_SIZE)
  const destination = join(assetsFolder, assetPath(file))
  await mkdir(dirname(destination), { recursive: true })
  if (!(await exists(destination)))
    await writeFile(destination, await stillOf(svg, { colours: 64 }))
  return { ...block, poster: storedAsset(file, alt, film.name) }
}

/** The frame that stands for a film, and what is seen on it: what the caption of that moment says. */
function posterOf({ poster, length, frame, cues }: Film): { svg: string; alt: string } {
  const moment = poster ?? length / 2
  const cue = cues.find(({ from, to }) => from <= moment && moment < to)
  return { svg: frame(moment), alt: cue?.text ?? '' }
}
