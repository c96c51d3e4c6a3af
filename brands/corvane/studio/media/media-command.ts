import { addFilms } from './add-films.ts'
import { addPosters } from './add-posters.ts'
import { addRecordings } from './add-recordings.ts'
import { addSizes } from './add-sizes.ts'
import { changeStories } from './stories.ts'

/**
 * `npm run media`: adds recordings to episodes, films and posters to lessons, and file sizes to downloads. Needs ffmpeg
 * and flite. Existing files stay. Returns the exit code.
 */
export async function mediaCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  for (const add of [addRecordings, addFilms, addPosters, addSizes]) {
    await changeStories(contentFolder, add, print)
  }
  return 0
}
