import { join } from 'node:path'
import { readStoryFiles, writeStoryFile } from '../../../../tools/content/story-files.ts'
import { addFilms } from './add-films.ts'
import { addPosters } from './add-posters.ts'
import { addRecordings } from './add-recordings.ts'
import { addSizes } from './add-sizes.ts'

/**
 * `npm run media`: adds recordings to episodes, films and posters to lessons, and file sizes to downloads. Needs ffmpeg
 * and flite. Existing files stay. Returns the exit code.
 */
export async function mediaCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const storiesFolder = join(contentFolder, 'stories')
  const assetsFolder = join(contentFolder, 'assets')
  for (const add of [addRecordings, addFilms, addPosters, addSizes]) {
    for (const story of await add(await readStoryFiles(storiesFolder), assetsFolder)) {
      await writeStoryFile(storiesFolder, story)
      print(`changed ${story.full_slug}`)
    }
  }
  return 0
}
