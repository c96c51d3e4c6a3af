import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { assetFile, assetPath, assetUrl, storedAsset } from './asset-file.ts'
import { webVtt } from './captions.ts'
import { clock } from './clock.ts'
import { FILM_SIZE, type Film, shoot } from './film.ts'
import { films } from './films/films.ts'
import { contentOf, exists, paragraphOf } from './story-parts.ts'

/** Adds short silent films with captions to their stories. Returns the stories that changed. */
export async function addFilms(
  stories: readonly StoryFile[],
  assetsFolder: string,
): Promise<readonly StoryFile[]> {
  const changed: StoryFile[] = []
  for (const film of films) {
    const story = stories.find(({ full_slug }) => full_slug === film.story)
    if (story === undefined)
      throw new Error(
        `A film in films.ts belongs to the story ${film.story}, which does not exist; correct the film's \`story\``,
      )
    const shown = await withFilm(story, film, assetsFolder)
    if (JSON.stringify(shown) !== JSON.stringify(story)) changed.push(shown)
  }
  return changed
}

async function withFilm(story: StoryFile, film: Film, assetsFolder: string): Promise<StoryFile> {
  const stills = Array.from({ length: film.length * 2 }, (_, index) => film.frame(index / 2))
  const file = assetFile(`${film.name}.mp4`, stills.join('\n'), FILM_SIZE)
  const destination = join(assetsFolder, assetPath(file))
  await mkdir(dirname(destination), { recursive: true })
  if (!(await exists(destination))) await shoot(film, destination)

  const captions = webVtt(film.cues)
  const captionsFile = assetFile(`${film.name}.vtt`, captions)
  const captionsDestination = join(assetsFolder, assetPath(captionsFile))
  await mkdir(dirname(captionsDestination), { recursive: true })
  await writeFile(captionsDestination, captions)
  const shown = {
    video_url: assetUrl(file),
    captions: storedAsset(captionsFile, '', film.name),
    transcript: {
      type: 'doc',
      content: film.cues.flatMap(
        ({ from, text }) => paragraphOf(`[${clock(from)}] ${text}`).content ?? [],
      ),
    },
  }
  return { ...story, content: withShown(story.name, contentOf(story), shown, film) }
}

type Content = Readonly<Record<string, unknown>>

/** Adds a film's fields to a resource, or to a page's first full-width video. */
function withShown(title: string, content: Content, shown: Content, film: Film): Content {
  if (content.component === 'modules/resource') {
    return {
      ...content,
      ...shown,
      duration: `${Math.round(film.length)} s`,
      recording_note: paragraphOf(note(title, film.length)),
    }
  }
  const body = Array.isArray(content.body) ? (content.body as readonly Content[]) : []
  const stage = body.find(({ component }) => component === 'full-width-video')
  return {
    ...content,
    body: body.map((block) => (block === stage ? { ...block, ...shown } : block)),
  }
}

function note(title: string, seconds: number): string {
  return `“${title}” on one board: ${Math.round(seconds)} seconds without sound, with captions. Its figures stand in the text.`
}
