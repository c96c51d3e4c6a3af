import {
  type AnswerError,
  type CheckedAnswers,
  CONSENT_GIVEN,
  checkAnswers,
} from '@prospectus/content/forms/check-answers'
import { formMessages } from '@prospectus/content/forms/form-messages'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { readBoundedBody } from '@prospectus/server/bounded-body'
import type { Log } from '@prospectus/server/log'
import type { StoredSubmission, Submission } from '../../leads/find-leads.ts'
import { type PostedForm, readPosted } from './form-state.ts'
import type { FormTimes } from './form-times.ts'
import type { HostedForm } from './hosted-form.ts'

export type ReceivedForm =
  | { readonly status: 200; readonly posted: PostedForm }
  | {
      readonly status: 422
      readonly posted: PostedForm
      readonly errors: ReadonlyMap<string, AnswerError>
    }
  | {
      readonly status: 400 | 403 | 413 | 415 | 503
      readonly posted?: PostedForm
      readonly error: string
      readonly retryAfterSeconds?: number
    }

export interface ReceiveOptions {
  /** Resolves once the submission is on disk. Each key is stored once per form. */
  readonly storeSubmission: (submission: Submission) => Promise<StoredSubmission>
  readonly times: FormTimes
  readonly embedsUrl: string
  readonly log: Pick<Log, 'error'>
}

/**
 * Receives submissions. Rejects requests that our forms cannot have sent, checks answers by the form's rules, and
 * stores valid submissions before it responds. A submission that looks automated is stored with the reason and gets the
 * same response, so that its sender learns nothing.
 */
export function createReceiver(options: ReceiveOptions) {
  const { storeSubmission, times, embedsUrl, log } = options
  return async (form: HostedForm, request: Request): Promise<ReceivedForm> => {
    const messages = formMessages(form.lang).form
    const origin = request.headers.get('origin') ?? undefined
    if (origin !== undefined && origin !== 'null' && !isOwnOrigin(origin, embedsUrl)) {
      return { status: 403, error: 'A form can only be submitted from its own page.' }
    }
    const readResult = await readForm(request)
    if (!('body' in readResult)) {
      return readResult.status === 413 ? { status: 413, error: messages.tooLong } : readResult
    }
    const posted = readPosted(readResult.body)
    if (posted === undefined) return { status: 413, error: messages.tooLong }
    const { key } = posted
    if (key === undefined) return { status: 400, posted, error: messages.incomplete }
    const { fields, errors } = checkAnswers(form.questions, posted.answers)
    if (errors.size > 0) return { status: 422, posted, errors }
    const ageMs = times.ageMs(form.id, posted.mark)
    const suspect = suspicionReason({ trap: posted.trap, ageMs, origin })
    const submission = toSubmission(form, posted, key, fields)
    try {
      await storeSubmission({ ...submission, ...(suspect !== undefined && { suspect }) })
    } catch (error) {
      const context = { form: form.id, error }
      log.error(
        'form.store_failed',
        'A form submission could not be stored; the visitor was asked to try again. Check the database',
        context,
      )
      return { status: 503, posted, error: messages.unavailable, retryAfterSeconds: 5 }
    }
    return { status: 200, posted }
  }
}

type ReadResult = { readonly body: string } | { readonly status: 413 | 415; readonly error: string }

/** Reads a URL-encoded body. Reads on beyond the limit, up to a second one: a client that is cut off sees no 413. */
async function readForm(request: Request): Promise<ReadResult> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    return { status: 415, error: 'A form must be sent as application/x-www-form-urlencoded.' }
  }
  const body = await readBoundedBody(request.body, {
    maxBytes: MAX_BYTES,
    maxReadBytes: MAX_DROPPED_BYTES,
  })
  if (body !== undefined) return { body: body.toString('utf8') }
  return { status: 413, error: `A form may have at most ${MAX_BYTES} bytes.` }
}

/** Suffices for the longest answers to a form with many fields, with every character percent-encoded. */
const MAX_BYTES = 256 * 1024
const MAX_DROPPED_BYTES = 4 * 1024 * 1024

/** True for the `Origin` of our forms; `localhost` and `127.0.0.1` count as the same. */
function isOwnOrigin(origin: string, embedsUrl: string): boolean {
  const requested = URL.parse(origin)
  const expected = new URL(embedsUrl)
  if (requested?.origin === expected.origin) return true
  return (
    requested?.protocol === expected.protocol &&
    requested.port === expected.port &&
    [requested, expected].every(({ hostname }) => LOOPBACK.includes(hostname))
  )
}

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost']

interface Signals extends Pick<PostedForm, 'trap'> {
  /** Milliseconds since the form was requested; undefined with an invalid mark. */
  readonly ageMs: number | undefined
  readonly origin: string | undefined
}

/** Returns why a submission looks automated, if it does. */
function suspicionReason({ trap, ageMs, origin }: Signals): string | undefined {
  if (trap !== '') return 'A field that people do not see was filled in.'
  if (ageMs === undefined) return 'The submission did not come from a form of this server.'
  if (ageMs < MIN_AGE_MS) return `The form was sent within ${MIN_AGE_MS / 1000} s of being shown.`
  if (ageMs > MAX_AGE_MS) return 'The form was sent more than a week after it was shown.'
  return origin === 'null' ? 'The browser did not say what page the form was on.' : undefined
}

/** Nobody reads and sends a form faster, even with autofill. */
const MIN_AGE_MS = 2000
const MAX_AGE_MS = 7 * DAY_MS

function toSubmission(
  { id, lang, content, questions }: HostedForm,
  { page, referrer, utm }: PostedForm,
  key: string,
  fields: CheckedAnswers['fields'],
): Submission {
  const { notify: owner, confirmation } = content
  const emailQuestion = questions.find(({ kind }) => kind === 'email')?.name
  const email = emailQuestion === undefined ? undefined : fields[emailQuestion]
  return {
    form: id,
    key,
    fields,
    lang,
    utm,
    consent: questions
      .filter(({ kind }) => kind === 'consent')
      .map(({ name, label }) => ({ name, text: label, given: fields[name] === CONSENT_GIVEN })),
    ...(page !== undefined && { page }),
    ...(referrer !== undefined && { referrer }),
    ...(typeof email === 'string' && { email }),
    ...(owner !== undefined && { owner }),
    ...(confirmation !== undefined && { confirmation }),
  }
}
