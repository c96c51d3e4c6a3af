import { existsSync } from 'node:fs'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { contentOf } from '../../lint/entries.ts'
import { assetDestination, assetFile, assetUrl, storedAsset } from './asset-file.ts'
import { transcriptTime } from './captions.ts'
import { paragraphOf, type RawNode } from './raw-node.ts'
import { record } from './recording.ts'
import { storyAt } from './stories.ts'
import { timed, turnsOf } from './turns.ts'
import { VOICES } from './voices.ts'

/** Part of a recording's source, so that another synthesiser records all anew. */
const SYNTHESISER = 'flite'

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
    const recorded = await withRecording(storyAt(stories, slug), assetsFolder)
    if (recorded !== undefined) changed.push(recorded)
  }
  return changed
}

/** Undefined if the story's recording is current. */
async function withRecording(
  story: StoryFile,
  assetsFolder: string,
): Promise<StoryFile | undefined> {
  const content = contentOf(story)
  const transcript = content.transcript as { readonly content: readonly RawNode[] }
  const turns = turnsOf(transcript.content)
  const voices = turns.map(({ speaker }) => VOICES.get(speaker))
  const source = JSON.stringify([SYNTHESISER, turns, voices])
  const file = assetFile(`${story.slug}.mp3`, source)
  const destination = await assetDestination(assetsFolder, file)
  const isNamed = (content.audio as { filename?: string } | undefined)?.filename === assetUrl(file)
  if (isNamed && existsSync(destination)) return undefined

  const { spoken, length } = await record(turns, VOICES, story.name, destination)
  const times = new Map(spoken.map(({ turn, at }) => [turn.index, transcriptTime(at)]))
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
