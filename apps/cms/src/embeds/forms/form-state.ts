import { randomUUID } from 'node:crypto'
import type { Answers } from '@prospectus/content/forms/check-answers'
import { TRAP_NAME } from '@prospectus/content/schema/stories/form-field'
import type { FormTimes } from './form-times.ts'
import type { FormState } from './form-view.tsx'

/** An empty form, asked for now, with all that it will send besides its answers. */
export function emptyForm(
  mark: string,
  { page, story }: Partial<Pick<Posted, 'page' | 'story'>> = {},
): FormState {
  return {
    answers: {},
    errors: new Map(),
    notice: undefined,
    hidden: hiddenValues({ key: randomUUID(), mark, page, story, referrer: undefined, utm: {} }),
  }
}

/**
 * A form that comes back with what was typed. It keeps its key and its time, so that sending it again is the same
 * attempt; where they are not ours it gets new ones.
 */
export function returnedForm(
  form: string,
  posted: Posted,
  about: Pick<FormState, 'errors' | 'notice'>,
  times: FormTimes,
): FormState {
  const isOurs = times.since(form, posted.mark) !== undefined
  return {
    ...about,
    answers: posted.answers,
    hidden: hiddenValues({
      ...posted,
      key: posted.key ?? randomUUID(),
      mark: isOurs ? posted.mark : times.mark(form),
    }),
  }
}

type Hidden = Pick<Posted, 'mark' | 'page' | 'story' | 'referrer' | 'utm'> & {
  readonly key: string
}

function hiddenValues({ key, mark, page = '', referrer = '', story = '', utm }: Hidden) {
  const campaign = UTM_NAMES.map((name) => [`_utm_${name}`, utm[name] ?? ''])
  return {
    _key: key,
    _mark: mark,
    _page: page,
    _referrer: referrer,
    _story: story,
    ...Object.fromEntries(campaign),
  }
}

/** What a form sends: the answers, and what it knows of itself. */
export interface Posted {
  readonly answers: Answers
  /** The same for every attempt to send the same answers; undefined for one that is none. */
  readonly key: string | undefined
  /** When the form was asked for, as it was marked then. */
  readonly mark: string
  /** What was typed where nobody sees a field. */
  readonly trap: string
  /** Path of the page that the form stands on. */
  readonly page: string | undefined
  readonly referrer: string | undefined
  readonly utm: Readonly<Record<string, string>>
  /** The uuid of the story whose file is given after the form. */
  readonly story: string | undefined
}

/** Names of the parameters of a campaign. */
const UTM_NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const

/**
 * Reads the body of a form in the encoding that browsers send, in one pass. Undefined for one of more than 500
 * pairs, which no form of ours sends and which is not read further.
 */
export function readPosted(body: string): Posted | undefined {
  if (hasMorePairs(body, MOST_PAIRS)) return undefined
  const answers = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(body)) {
    const values = answers.get(name)
    if (values === undefined) answers.set(name, [value])
    else values.push(value)
  }
  const one = (name: string) => answers.get(name)?.[0]?.trim() ?? ''
  return {
    answers: Object.fromEntries(answers),
    key: /^[\w-]{16,64}$/.test(one('_key')) ? one('_key') : undefined,
    mark: one('_mark'),
    trap: one(TRAP_NAME),
    page: pathOf(one('_page')),
    referrer: /^https?:\/\/[^\s\p{C}]{1,1000}$/u.test(one('_referrer'))
      ? one('_referrer')
      : undefined,
    utm: Object.fromEntries(
      UTM_NAMES.flatMap((name) => {
        const value = one(`_utm_${name}`).replaceAll(/\p{C}/gu, '').slice(0, 200)
        return value === '' ? [] : [[name, value]]
      }),
    ),
    story: uuidOf(one('_story')),
  }
}

function hasMorePairs(body: string, most: number): boolean {
  let pairs = 0
  for (let at = 0; at !== -1; at = body.indexOf('&', at + 1)) {
    pairs += 1
    if (pairs > most) return true
  }
  return false
}

/** A path of the site; undefined for what is none. */
export function pathOf(text: string | undefined): string | undefined {
  return text !== undefined && /^\/(?![/\\])[^\s\p{C}\\]{0,1000}$/u.test(text) ? text : undefined
}

/** A uuid; undefined for what is none. */
export function uuidOf(text: string | undefined): string | undefined {
  return text !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
    ? text
    : undefined
}

const MOST_PAIRS = 500
