import { parse } from 'yaml'
import { isMapping, type Place } from './place.ts'

/** A draft as its writer left it. */
export interface Draft {
  readonly fullSlug: string
  readonly front: Readonly<Record<string, unknown>>
  /** Markdown after the front matter; empty for a YAML draft. */
  readonly markdown: string
  /** The file's whole text: printed files are named after it. */
  readonly source: string
}

/**
 * Reads the text of a draft: YAML, or YAML front matter between `---` lines and Markdown after it.
 * Returns undefined, with a fault at `place`, when there is no mapping to be read.
 */
export function parseDraft(
  source: string,
  kind: 'markdown' | 'yaml',
  place: Place,
): Draft | undefined {
  const parts = kind === 'yaml' ? { yaml: source, markdown: '' } : splitFrontMatter(source)
  if (parts === undefined) {
    return place.fault(
      'expected YAML front matter between two lines of `---` at the top of the file',
    )
  }
  const front = parseYaml(parts.yaml, place)
  if (front === undefined) return undefined
  if (!isMapping(front)) return place.fault('expected a YAML mapping with name, date and content')
  return { fullSlug: place.story, front, markdown: parts.markdown, source }
}

function splitFrontMatter(source: string): { yaml: string; markdown: string } | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source.trimStart())
  return match === null ? undefined : { yaml: match[1] ?? '', markdown: (match[2] ?? '').trim() }
}

function parseYaml(text: string, place: Place): unknown {
  try {
    return parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return place.fault(`the YAML cannot be read: ${reason}`)
  }
}
