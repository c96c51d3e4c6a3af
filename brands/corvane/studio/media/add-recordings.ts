import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { assetFile, assetPath, assetUrl, storedAsset } from './asset-file.ts'
import { clock } from './clock.ts'
import type { RawNode } from './raw-node.ts'
import { record } from './recording.ts'
import { contentOf, exists, paragraphOf } from './story-parts.ts'
import { timed, turnsOf } from './turns.ts'
import { VOICES } from './voices.ts'

/** Part of a recording's source: a change makes all recordings anew. */
const MANNER = 'flite'

/**
 * Adds recordings of their conversations to episodes, with length and transcript times. Episodes whose recording is
 * current stay. Returns the stories that changed.
 */
export async function addRecordings(
  stories: readonly StoryFile[],
  assetsFolder: string,
): Promise<readonly StoryFile[]> {
  const changed: StoryFile[] = []
  for (const slug of recordings) {
    const story = stories.find(({ full_slug }) => full_slug === slug)
    if (story === undefined) throw new Error(`There is no story ${slug}`)
    const made = await withRecording(story, assetsFolder)
    if (made !== undefined) changed.push(made)
  }
  return changed
}

async function withRecording(
  story: StoryFile,
  assetsFolder: string,
): Promise<StoryFile | undefined> {
  const content = contentOf(story)
  const transcript = content.transcript as { readonly content: readonly RawNode[] }
  const turns = turnsOf(transcript.content)
  const voices = turns.map(({ speaker }) => VOICES.get(speaker))
  const source = JSON.stringify([MANNER, turns, voices])
  const file = assetFile(`${story.slug}.mp3`, source)
  const destination = join(assetsFolder, assetPath(file))
  const named = (content.audio as { filename?: string } | undefined)?.filename === assetUrl(file)
  if (named && (await exists(destination))) return undefined

  await mkdir(dirname(destination), { recursive: true })
  const { spoken, length } = await record(turns, VOICES, story.name, destination)
  const times = new Map(spoken.map(({ turn, at }) => [turn.index, clock(at)]))
  const paragraphs = transcript.content.map((paragraph, index) => {
    const time = times.get(index)
    return time === undefined ? paragraph : timed(paragraph, time)
  })
  return {
    ...story,
    content: {
      ...content,
      audio: storedAsset(file, '', story.slug),
      duration: `${Math.round(length / 60)} min`,
      recording_note: paragraphOf('Read by two synthetic voices.'),
      transcript: { type: 'doc', content: paragraphs },
    },
  }
}

/** The conversations that are read aloud: full slugs of entries of “Float and Drift”. */
const recordings: readonly string[] = [
  'podcast/killing-a-good-project',
  'podcast/fourteen-subcontractors-one-status-date',
  'podcast/a-sponsor-explains',
  'podcast/the-model-said-november',
  'podcast/three-project-offices-and-a-merger',
  'podcast/who-owns-the-float',
  'podcast/green-outside-red-inside',
  'podcast/five-hundred-and-fifty-two-hours',
  'podcast/the-invoice-has-not-arrived',
  'podcast/the-contingency-curve',
]
