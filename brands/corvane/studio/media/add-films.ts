import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { assetFile, assetPath, assetUrl, storedAsset } from './asset-file.ts'
import { webVtt } from './captions.ts'
import { clock } from './clock.ts'
import { FILM_SIZE, type Film, shoot } from './film.ts'
import { films } from './films/films.ts'
import type { RawNode } from './raw-node.ts'
import { contentOf, exists, paragraphOf } from './story-parts.ts'

/** Pages with their short silent film and its captions. Returns the stories that changed. */
export async function addFilms(
  stories: readonly StoryFile[],
  assetsFolder: string,
): Promise<readonly StoryFile[]> {
  const changed: StoryFile[] = []
  for (const film of films) {
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
  return { ...story, content: withShown(contentOf(story), shown, film) }
}

type Content = Readonly<Record<string, unknown>>

/** A resource shows its film itself, a page in its first full-width video. */
function withShown(content: Content, shown: Content, film: Film): Content {
  if (content.component === 'modules/resource') {
    const { whole } = film
    return {
      ...content,
      ...shown,
      duration: `${Math.round(film.length)} s`,
      ...(whole === undefined ? {} : { recording_note: note(film.length, whole) }),
    }
  }
  const body = Array.isArray(content.body) ? (content.body as readonly Content[]) : []
  const stage = body.find(({ component }) => component === 'full-width-video')
  return {
    ...content,
    body: body.map((block) => (block === stage ? { ...block, ...shown } : block)),
  }
}

/** What is shown, and that the whole is to be had by asking for it. */
function note(seconds: number, { name, minutes }: NonNullable<Film['whole']>): RawNode {
  const href = '/contact/'
  const attrs = { href, uuid: CONTACT_PAGE, anchor: null, target: '_self', linktype: 'story' }
  const link = { type: 'text', text: 'sent on request', marks: [{ type: 'link', attrs }] }
  return paragraphOf(
    `The board of it, drawn in ${Math.round(seconds)} seconds, without sound. The whole ${name}, ${minutes} minutes, is `,
    link,
    { type: 'text', text: '.' },
  )
}

const CONTACT_PAGE = '91ea1fd4-7fed-529a-af92-4cb2644f1fb7'
