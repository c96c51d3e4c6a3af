import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { contentOf } from '../../lint/entries.ts'
import { assetDestination, assetFile, assetUrl, storedAsset } from './asset-file.ts'
import { transcriptTime, webVtt } from './captions.ts'
import { encodeFilm, FILM_SIZE, type Film } from './film.ts'
import { films } from './films/films.ts'
import { paragraphOf } from './raw-node.ts'
import { storyAt } from './stories.ts'

/** Adds short silent films with captions to their stories. Returns the stories that changed. */
export async function addFilms(
  stories: readonly StoryFile[],
  assetsFolder: string,
): Promise<readonly StoryFile[]> {
  const changed: StoryFile[] = []
  for (const film of films) {
    const story = storyAt(stories, film.story)
    const updated = await withFilm(story, film, assetsFolder)
    if (JSON.stringify(updated) !== JSON.stringify(story)) changed.push(updated)
  }
  return changed
}

async function withFilm(story: StoryFile, film: Film, assetsFolder: string): Promise<StoryFile> {
  const stills = Array.from({ length: film.length * 2 }, (_, index) => film.frame(index / 2))
  const file = assetFile(`${film.name}.mp4`, stills.join('\n'), FILM_SIZE)
  const destination = await assetDestination(assetsFolder, file)
  if (!existsSync(destination)) await encodeFilm(film, destination)

  const captions = webVtt(film.cues)
  const captionsFile = assetFile(`${film.name}.vtt`, captions)
  await writeFile(await assetDestination(assetsFolder, captionsFile), captions)
  const fields = {
    video_url: assetUrl(file),
    captions: storedAsset(captionsFile, '', film.name),
    transcript: {
      type: 'doc',
      content: film.cues.flatMap(
        ({ from, text }) => paragraphOf(`[${transcriptTime(from)}] ${text}`).content ?? [],
      ),
    },
  }
  return { ...story, content: withFilmFields(story.name, contentOf(story), fields, film) }
}

type Content = Readonly<Record<string, unknown>>

/** Adds a film's fields to a resource, or to a page's first full-width video. */
function withFilmFields(title: string, content: Content, fields: Content, film: Film): Content {
  if (content.component === 'modules/resource') {
    return {
      ...content,
      ...fields,
      duration: `${Math.round(film.length)} s`,
      recording_note: paragraphOf(recordingNote(title, film.length)),
    }
  }
  const body = Array.isArray(content.body) ? (content.body as readonly Content[]) : []
  const firstVideo = body.find(({ component }) => component === 'full-width-video')
  return {
    ...content,
    body: body.map((block) => (block === firstVideo ? { ...block, ...fields } : block)),
  }
}

function recordingNote(title: string, seconds: number): string {
  return `“${title}” on one board: ${Math.round(seconds)} seconds without sound, with captions. Its figures stand in the text.`
}
