import { randomUUID } from 'node:crypto'
import type { FormTimes } from './form-times.ts'
import type { FormState } from './form-view.tsx'
import { type Posted, UTM_NAMES } from './posted.ts'

/** An empty form, asked for now, with all that it will send besides its answers. */
export function emptyForm(
  mark: string,
  { page, story }: Partial<Pick<Posted, 'page' | 'story'>> = {},
): FormState {
  return {
    answers: {},
    faults: new Map(),
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
  about: Pick<FormState, 'faults' | 'notice'>,
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
