import { fold } from '@prospectus/content/text/fold'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { bodyTexts, entriesOf, shortened } from './entries.ts'
import { maskedWords, plainWord, type Shingle, shinglesOf, wordsOf } from './shingles.ts'

/** Maximum share of words that two bodies may have in common, with names, numbers and topic words masked. */
const MAX_PAIR_SHARE = 0.1
/** Maximum share of a body that may occur verbatim in other entries. */
const MAX_BODY_SHARE = 0.15

interface Body {
  readonly story: string
  readonly words: readonly string[]
  readonly exact: readonly Shingle[]
  readonly masked: readonly Shingle[]
}

/** Finds entries that copy another one with other names and numbers, or are assembled from others. */
export function nearCopyFindings(seedContent: LintedContent): Finding[] {
  const topicWords = topicWordsOf(seedContent)
  const bodies = entriesOf(seedContent).map((story): Body => {
    const words = wordsOf(bodyTexts(story).map(({ text }) => text))
    return {
      story: story.full_slug,
      words,
      exact: shinglesOf(words.map(plainWord)),
      masked: shinglesOf(maskedWords(words, topicWords)),
    }
  })
  return [...similarPairs(bodies), ...assembledBodies(bodies)]
}

function similarPairs(bodies: readonly Body[]): readonly Finding[] {
  const owners = bodiesByShingle(bodies, ({ masked }) => masked)
  return bodies.flatMap((body, index) => {
    const shared = new Map<number, Shingle[]>()
    for (const shingle of body.masked) {
      for (const other of owners.get(shingle.key) ?? []) {
        if (other < index) shared.set(other, [...(shared.get(other) ?? []), shingle])
      }
    }
    return [...shared].flatMap(([otherIndex, shingles]) => {
      const other = bodies[otherIndex]
      const shorter = Math.min(body.masked.length, other?.masked.length ?? 0)
      if (other === undefined || shingles.length <= shorter * MAX_PAIR_SHARE) return []
      const message = `is the same as "${other.story}" in ${percent(shingles.length, shorter)} of its words: “${quoted(body, shingles[0])}”`
      return [{ story: body.story, path: 'content.body', message }]
    })
  })
}

function assembledBodies(bodies: readonly Body[]): readonly Finding[] {
  const owners = bodiesByShingle(bodies, ({ exact }) => exact)
  return bodies.flatMap((body) => {
    const shared = body.exact.filter(({ key }) => (owners.get(key)?.length ?? 0) > 1)
    if (shared.length <= body.exact.length * MAX_BODY_SHARE) return []
    const message = `${percent(shared.length, body.exact.length)} of its words occur in other entries: “${quoted(body, shared[0])}”`
    return [{ story: body.story, path: 'content.body', message }]
  })
}

/** Indices of the bodies that contain a shingle, by its key. */
function bodiesByShingle(
  bodies: readonly Body[],
  shinglesIn: (body: Body) => readonly Shingle[],
): ReadonlyMap<number, readonly number[]> {
  const owners = new Map<number, number[]>()
  for (const [index, body] of bodies.entries()) {
    for (const { key } of shinglesIn(body)) {
      const indices = owners.get(key)
      if (indices === undefined) owners.set(key, [index])
      else indices.push(index)
    }
  }
  return owners
}

/** Words of the names of themes, industries and sections. */
function topicWordsOf({ datasources, folders }: LintedContent): ReadonlySet<string> {
  const names = [...datasources.values()].flat().map(({ name }) => name)
  const allNames = [...names, ...[...folders.values()].map(({ name }) => name)]
  return new Set(
    allNames.flatMap((name) => fold(name).split(/[^\p{L}]+/u)).filter(({ length }) => length > 2),
  )
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`
}

function quoted({ words }: Body, shingle: Shingle | undefined): string {
  return shortened(words.slice(shingle?.start ?? 0, (shingle?.start ?? 0) + 12).join(' '))
}
