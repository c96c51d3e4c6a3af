import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { assetFile, assetPath, assetUrl, storedAsset } from './asset-file.ts'
import { webVtt } from './captions.ts'
import { clock } from './clock.ts'
import { FILM_SIZE, type Film, shoot } from './film.ts'
import { learningCurveFilm } from './films/learning-curve.ts'
import { networkFilm } from './films/network.ts'
import { contentOf, exists, paragraphOf } from './story-parts.ts'

/** Lessons with their board as a short silent film, with captions. Returns the stories that changed. */
export async function addFilms(
  stories: readonly StoryFile[],
  assetsFolder: string,
): Promise<readonly StoryFile[]> {
  const changed: StoryFile[] = []
  for (const film of [networkFilm, learningCurveFilm]) {
    const story = stories.find(({ full_slug }) => full_slug === film.story)
    if (story === undefined) throw new Error(`There is no story ${film.story}`)
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
  return {
    ...story,
    content: {
      ...contentOf(story),
      video_url: assetUrl(file),
      captions: storedAsset(captionsFile, '', film.name),
      recording_note: note(film),
      transcript: {
        type: 'doc',
        content: film.cues.flatMap(
          ({ from, text }) => paragraphOf(`[${clock(from)}] ${text}`).content ?? [],
        ),
      },
    },
  }
}

function note(film: Film) {
  const { label, url } = film.whole
  const attrs = { href: url, uuid: null, anchor: null, target: '_blank', linktype: 'url' }
  const link = { type: 'text', text: label, marks: [{ type: 'link', attrs }] }
  const full = { type: 'text', text: '.' }
  return paragraphOf(
    `The board of the lesson, drawn in ${film.length} seconds, without sound. `,
    link,
    full,
  )
}
