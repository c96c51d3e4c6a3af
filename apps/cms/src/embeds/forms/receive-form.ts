import { type AnswerFault, checkAnswers } from '@prospectus/content/forms/check-answers'
import { formWords } from '@prospectus/content/messages/form-words'
import type { Log } from '@prospectus/server/log'
import type { KeptSubmission, Submission } from '../../leads/submission.ts'
import type { FormTimes } from './form-times.ts'
import type { HostedForm } from './hosted-form.ts'
import { isOwnOrigin } from './own-origin.ts'
import { type Posted, readPosted } from './posted.ts'
import { readForm } from './read-form.ts'
import { submissionOf } from './submission-of.ts'
import { suspicionOf } from './suspicion.ts'

/** What becomes of a form that was sent. */
export type Received =
  | { readonly status: 200; readonly posted: Posted }
  | {
      readonly status: 422
      readonly posted: Posted
      readonly faults: ReadonlyMap<string, AnswerFault>
    }
  | {
      readonly status: 400 | 403 | 413 | 415 | 503
      /** What could be read of it. */
      readonly posted?: Posted
      readonly error: string
      /** Seconds. */
      readonly retryAfter?: number
    }

export interface ReceiveOptions {
  /** Stores it for good before it resolves; the same form and key are stored once. */
  readonly keepSubmission: (submission: Submission) => Promise<KeptSubmission>
  readonly times: FormTimes
  /** Public origin of the forms. */
  readonly embedsUrl: string
  readonly log: Pick<Log, 'error'>
}

/**
 * Takes forms that were sent. A request that no form of ours makes is refused; then its answers are checked by
 * the form's rules; what passes is stored before anybody is told so. What looks like a program's is stored too,
 * with the reason, and gets the same answer.
 */
export function createReceiver(options: ReceiveOptions) {
  const { keepSubmission, times, embedsUrl, log } = options
  return async (form: HostedForm, request: Request): Promise<Received> => {
    const words = formWords(form.lang)
    const origin = request.headers.get('origin') ?? undefined
    if (origin !== undefined && origin !== 'null' && !isOwnOrigin(origin, embedsUrl)) {
      return { status: 403, error: 'A form is taken from its own page only.' }
    }
    const read = await readForm(request)
    if (!('body' in read)) {
      return read.status === 413 ? { status: 413, error: words.tooLong } : read
    }
    const posted = readPosted(read.body)
    if (posted === undefined) return { status: 413, error: words.tooLong }
    const { key } = posted
    if (key === undefined) return { status: 400, posted, error: words.incomplete }
    const { fields, faults } = checkAnswers(form.questions, posted.answers)
    if (faults.size > 0) return { status: 422, posted, faults }
    const sinceAsked = times.since(form.id, posted.mark)
    const suspect = suspicionOf({ trap: posted.trap, sinceAsked, origin })
    try {
      await keepSubmission(submissionOf(form, posted, { key, fields, suspect }))
    } catch (error) {
      log.error('A form could not be stored', { form: form.id, error })
      return { status: 503, posted, error: words.unavailable, retryAfter: 5 }
    }
    return { status: 200, posted }
  }
}
