import { randomUUID } from 'node:crypto'
import type { SubmittedAnswers } from '@prospectus/content/forms/check-answers'
import { HONEYPOT_NAME } from '@prospectus/content/schema/stories/form-field'
import { isUuid } from '@prospectus/protocol/values/is-uuid'
import type { FormTimes } from './form-times.ts'
import type { FormState } from './form-view.tsx'

/** State of a new form, with the values of its hidden fields. */
export function emptyForm(
  mark: string,
  { page, storyUuid }: Partial<Pick<PostedForm, 'page' | 'storyUuid'>> = {},
): FormState {
  return {
    answers: {},
    errors: new Map(),
    notice: undefined,
    hidden: hiddenValues({
      key: randomUUID(),
      mark,
      page,
      storyUuid,
      referrer: undefined,
      utm: {},
    }),
  }
}

/** State of a form shown again with its answers. Keeps a valid key and mark, so that it stays the same submission. */
export function returnedForm(
  formId: string,
  posted: PostedForm,
  feedback: Pick<FormState, 'errors' | 'notice'>,
  times: FormTimes,
): FormState {
  const isValidMark = times.ageMs(formId, posted.mark) !== undefined
  return {
    ...feedback,
    answers: posted.answers,
    hidden: hiddenValues({
      ...posted,
      key: posted.key ?? randomUUID(),
      mark: isValidMark ? posted.mark : times.createMark(formId),
    }),
  }
}

type HiddenFields = Pick<PostedForm, 'mark' | 'page' | 'storyUuid' | 'referrer' | 'utm'> & {
  readonly key: string
}

function hiddenValues({ key, mark, page = '', referrer = '', storyUuid = '', utm }: HiddenFields) {
  const campaign = UTM_NAMES.map((name) => [`_utm_${name}`, utm[name] ?? ''])
  return {
    _key: key,
    _mark: mark,
    _page: page,
    _referrer: referrer,
    _story: storyUuid,
    ...Object.fromEntries(campaign),
  }
}

/** A submission as posted: answers and hidden fields. */
export interface PostedForm {
  readonly answers: SubmittedAnswers
  /** Idempotency key, the same for every attempt to send these answers; undefined if malformed. */
  readonly key: string | undefined
  /** Signed time at which the form was requested (`form-times.ts`), unchecked. */
  readonly mark: string
  /** Value of the hidden trap field, which only scripts fill in. */
  readonly trap: string
  /** Path of the host page. */
  readonly page: string | undefined
  /** URL of another site, which the visitor came from. */
  readonly referrer: string | undefined
  /** Campaign parameters, without the prefix `utm_`. */
  readonly utm: Readonly<Record<string, string>>
  /** The story whose files the form gates. */
  readonly storyUuid: string | undefined
}

const UTM_NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** Parses a URL-encoded body. Undefined for more than 500 pairs, which none of our forms sends. */
export function readPosted(body: string): PostedForm | undefined {
  if (body.split('&', MAX_PAIRS + 1).length > MAX_PAIRS) return undefined
  const pairsByName = Map.groupBy(new URLSearchParams(body), ([name]) => name)
  const answers = new Map(
    Array.from(pairsByName, ([name, pairs]) => [name, pairs.map(([, value]) => value)]),
  )
  const firstValue = (name: string) => answers.get(name)?.[0]?.trim() ?? ''
  return {
    answers: Object.fromEntries(answers),
    key: /^[\w-]{16,64}$/.test(firstValue('_key')) ? firstValue('_key') : undefined,
    mark: firstValue('_mark'),
    trap: firstValue(HONEYPOT_NAME),
    page: readPath(firstValue('_page')),
    referrer: /^https?:\/\/[^\s\p{C}]{1,1000}$/u.test(firstValue('_referrer'))
      ? firstValue('_referrer')
      : undefined,
    utm: Object.fromEntries(
      UTM_NAMES.flatMap((name) => {
        const value = firstValue(`_utm_${name}`).replaceAll(/\p{C}/gu, '').slice(0, 200)
        return value === '' ? [] : [[name, value]]
      }),
    ),
    storyUuid: readUuid(firstValue('_story')),
  }
}

/** A path on the site; undefined for anything else. */
export function readPath(text: string | undefined): string | undefined {
  return text !== undefined && /^\/(?![/\\])[^\s\p{C}\\]{0,1000}$/u.test(text) ? text : undefined
}

/** A uuid; undefined for anything else. */
export function readUuid(text: string | undefined): string | undefined {
  return isUuid(text) ? text : undefined
}

const MAX_PAIRS = 500
