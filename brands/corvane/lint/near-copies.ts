import { fold } from '@prospectus/content/text/fold'
import type { Bundled } from '../../../tools/content/lint/bundled.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { bodyTexts, entriesOf, shortened } from './entries.ts'
import { masked, plain, type Shingle, shinglesOf, wordsOf } from './shingles.ts'

/** Two bodies may have so much in common when names, numbers and the words of topics are covered. */
const SHARE_OF_PAIR = 0.1
/** So much of a body may stand elsewhere in the catalogue, word for word. */
const SHARE_OF_BODY = 0.15

interface Body {
  readonly story: string
  readonly words: readonly string[]
  readonly exact: readonly Shingle[]
  readonly covered: readonly Shingle[]
}

/** No entry is another one with other names and numbers, nor put together from others. */
export function nearCopyFindings(bundled: Bundled): Finding[] {
  const topicWords = topicWordsOf(bundled)
  const bodies = entriesOf(bundled).map((story): Body => {
    const words = wordsOf(bodyTexts(story).map(({ text }) => text))
    return {
      story: story.full_slug,
      words,
      exact: shinglesOf(words.map(plain)),
      covered: shinglesOf(masked(words, topicWords)),
    }
  })
  return [...alike(bodies), ...putTogether(bodies)]
}

function alike(bodies: readonly Body[]): readonly Finding[] {
  const owners = ownersOf(bodies, ({ covered }) => covered)
  return bodies.flatMap((body, index) => {
    const shared = new Map<number, Shingle[]>()
    for (const shingle of body.covered) {
      for (const other of owners.get(shingle.key) ?? []) {
        if (other < index) shared.set(other, [...(shared.get(other) ?? []), shingle])
      }
    }
    return [...shared].flatMap(([at, shingles]) => {
      const other = bodies[at]
      const all = Math.min(body.covered.length, other?.covered.length ?? 0)
      if (other === undefined || shingles.length <= all * SHARE_OF_PAIR) return []
      const message = `is like "${other.story}" in ${percent(shingles.length, all)} of its words: “${quoted(body, shingles[0])}”`
      return [{ story: body.story, path: 'content.body', message }]
    })
  })
}

function putTogether(bodies: readonly Body[]): readonly Finding[] {
  const owners = ownersOf(bodies, ({ exact }) => exact)
  return bodies.flatMap((body) => {
    const shared = body.exact.filter(({ key }) => (owners.get(key)?.length ?? 0) > 1)
    if (shared.length <= body.exact.length * SHARE_OF_BODY) return []
    const message = `${percent(shared.length, body.exact.length)} of its words stand in other entries: “${quoted(body, shared[0])}”`
    return [{ story: body.story, path: 'content.body', message }]
  })
}

/** The bodies that have a row of words, by its key. */
function ownersOf(
  bodies: readonly Body[],
  shinglesIn: (body: Body) => readonly Shingle[],
): ReadonlyMap<number, readonly number[]> {
  const owners = new Map<number, number[]>()
  for (const [index, body] of bodies.entries()) {
    for (const { key } of shinglesIn(body)) {
      const known = owners.get(key)
      if (known === undefined) owners.set(key, [index])
      else known.push(index)
    }
  }
  return owners
}

/** Words of the names of themes, industries and sections. */
function topicWordsOf({ datasources, folders }: Bundled): ReadonlySet<string> {
  const names = [...datasources.values()].flat().map(({ name }) => name)
  const all = [...names, ...[...folders.values()].map(({ name }) => name)]
  return new Set(
    all.flatMap((name) => fold(name).split(/[^\p{L}]+/u)).filter(({ length }) => length > 2),
  )
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`
}

function quoted({ words }: Body, shingle: Shingle | undefined): string {
  return shortened(words.slice(shingle?.at ?? 0, (shingle?.at ?? 0) + 12).join(' '))
}
