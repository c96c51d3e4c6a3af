import { join } from 'node:path'
import {
  readStoryFiles,
  type StoryFile,
  writeStoryFile,
} from '../../../../tools/content/story-files.ts'

/** Finds a story by its full slug. Throws if there is none. */
export function storyAt<Story extends StoryFile>(stories: readonly Story[], slug: string): Story {
  const story = stories.find(({ full_slug }) => full_slug === slug)
  if (story === undefined) throw new Error(`There is no story ${slug}`)
  return story
}

/** Returns the stories that a function changes. */
type ChangeStories = (
  stories: readonly StoryFile[],
  assetsFolder: string,
) => Promise<readonly StoryFile[]>

/** Reads all stories, and writes those that a function changes. */
export async function changeStories(
  contentFolder: string,
  change: ChangeStories,
  print: (line: string) => void,
): Promise<void> {
  const storiesFolder = join(contentFolder, 'stories')
  const stories = await readStoryFiles(storiesFolder)
  for (const story of await change(stories, join(contentFolder, 'assets'))) {
    await writeStoryFile(storiesFolder, story)
    print(`changed ${story.full_slug}`)
  }
}
