import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson } from '@prospectus/content/seed/json-file'
import { positionInJson } from '@prospectus/content/seed/json-position'
import { filesBelow } from '../story-files.ts'
import { type Finding, findingLine } from './finding.ts'
import { isJsonObject } from './walk.ts'

/** A line for each file below `folder` that is not JSON: file, line, column and reason. */
export async function jsonFindings(folder: string): Promise<readonly string[]> {
  return (await filesBelow(folder))
    .filter((path) => path.endsWith('.json') && !path.startsWith('assets/'))
    .flatMap((path) => findingOf(join(folder, path)))
}

function findingOf(path: string): readonly string[] {
  try {
    readJson(path)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** A line for each finding, with its file, line and column. */
export async function locatedFindings(
  findings: readonly Finding[],
  storiesFolder: string,
): Promise<readonly string[]> {
  const files = findings.length === 0 ? new Map() : await storyTexts(storiesFolder)
  return findings.map((finding) => {
    const file = files.get(finding.story)
    if (file === undefined) return findingLine(finding)
    const { line, column } = positionInJson(file.text, finding.path.split('.'))
    return `${file.path}:${line}:${column} ${findingLine(finding)}`
  })
}

interface StoryText {
  readonly path: string
  readonly text: string
}

/** Reads story files, by the full slug of the story in each. */
async function storyTexts(folder: string): Promise<ReadonlyMap<string, StoryText>> {
  const texts = new Map<string, StoryText>()
  for (const name of await filesBelow(folder)) {
    if (!name.endsWith('.json')) continue
    const path = join(folder, name)
    const text = await readFile(path, 'utf8')
    const story: unknown = JSON.parse(text)
    if (isJsonObject(story)) texts.set(String(story.full_slug), { path, text })
  }
  return texts
}
