import {
  type AnswerError,
  type Checked,
  checkAnswers,
  TICKED,
} from '@prospectus/content/forms/check-answers'
import { formMessages } from '@prospectus/content/forms/form-messages'
import { readBoundedBody } from '@prospectus/server/bounded-body'
import type { Log } from '@prospectus/server/log'
import type { StoredSubmission, Submission } from '../../leads/find-leads.ts'
import { type Posted, readPosted } from './form-state.ts'
import type { FormTimes } from './form-times.ts'
import type { HostedForm } from './hosted-form.ts'

/** What becomes of a form that was sent. */
export type Received =
  | { readonly status: 200; readonly posted: Posted }
  | {
      readonly status: 422
      readonly posted: Posted
      readonly errors: ReadonlyMap<string, AnswerError>
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
  readonly storeSubmission: (submission: Submission) => Promise<StoredSubmission>
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
  const { storeSubmission, times, embedsUrl, log } = options
  return async (form: HostedForm, request: Request): Promise<Received> => {
    const messages = formMessages(form.lang).form
    const origin = request.headers.get('origin') ?? undefined
    if (origin !== undefined && origin !== 'null' && !isOwnOrigin(origin, embedsUrl)) {
      return { status: 403, error: 'A form is taken from its own page only.' }
    }
    const read = await readForm(request)
    if (!('body' in read)) {
      return read.status === 413 ? { status: 413, error: messages.tooLong } : read
    }
    const posted = readPosted(read.body)
    if (posted === undefined) return { status: 413, error: messages.tooLong }
    const { key } = posted
    if (key === undefined) return { status: 400, posted, error: messages.incomplete }
    const { fields, errors } = checkAnswers(form.questions, posted.answers)
    if (errors.size > 0) return { status: 422, posted, errors }
    const sinceAsked = times.since(form.id, posted.mark)
    const suspect = suspicionOf({ trap: posted.trap, sinceAsked, origin })
    try {
      await storeSubmission(submissionOf(form, posted, { key, fields, suspect }))
    } catch (error) {
      log.error('form.store_failed', 'A form submission could not be stored', {
        form: form.id,
        error,
      })
      return { status: 503, posted, error: messages.unavailable, retryAfter: 5 }
    }
    return { status: 200, posted }
  }
}

/** What was sent as a form, or why it is none that can be read. */
type ReadForm = { readonly body: string } | { readonly status: 413 | 415; readonly error: string }

/**
 * The body of a form in the encoding that browsers send. One that is too long is read to its end and dropped, up
 * to a limit, so that the answer reaches a client that is still sending.
 */
async function readForm(request: Request): Promise<ReadForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    const error = 'A form is expected as application/x-www-form-urlencoded.'
    return { status: 415, error }
  }
  const body = await readBoundedBody(request.body, {
    most: MOST_BYTES,
    mostDropped: MOST_DROPPED_BYTES,
  })
  if (body !== undefined) return { body: body.toString('utf8') }
  return { status: 413, error: `A form is expected to have at most ${MOST_BYTES} bytes.` }
}

/** More than the longest answers of a form with many fields, each character in its longest spelling. */
const MOST_BYTES = 256 * 1024
const MOST_DROPPED_BYTES = 4 * 1024 * 1024

/**
 * Whether an `Origin` is that of our forms. On one's own machine `localhost` and `127.0.0.1` are the same.
 * Never throws.
 */
function isOwnOrigin(origin: string, embedsUrl: string): boolean {
  const given = URL.parse(origin)
  const own = new URL(embedsUrl)
  if (given?.origin === own.origin) return true
  return (
    given?.protocol === own.protocol &&
    given.port === own.port &&
    [given, own].every(({ hostname }) => LOOPBACK.includes(hostname))
  )
}

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost']

/** What a program does and a person does not. */
interface Signs extends Pick<Posted, 'trap'> {
  /** Milliseconds since the form was asked for; undefined where its mark is not ours. */
  readonly sinceAsked: number | undefined
  /** The `Origin` of the request. */
  readonly origin: string | undefined
}

/**
 * Why a submission looks like a program's; undefined when it does not. Such a submission gets the same answer as
 * any other and is kept apart: nobody learns what gave it away, and a person who was taken for a program is not
 * lost.
 */
function suspicionOf({ trap, sinceAsked, origin }: Signs): string | undefined {
  if (trap !== '') return 'It filled in a field that people do not see.'
  if (sinceAsked === undefined) return 'It did not come from a form that we showed.'
  if (sinceAsked < LEAST) return `It was sent within ${LEAST / 1000} s of being shown.`
  if (sinceAsked > MOST) return 'It was sent from a form that was shown more than a week before.'
  return origin === 'null' ? 'Its browser did not say what page it came from.' : undefined
}

/** Milliseconds: less than it takes to read a form, with a browser that fills it in. */
const LEAST = 2000
const MOST = 7 * 24 * 3_600_000

/**
 * What is kept of a form that was answered by its rules.
 *
 * @param suspect why it looks like a program's, if it does
 */
function submissionOf(
  { id, lang, content, questions }: HostedForm,
  { page, referrer, utm }: Posted,
  given: {
    readonly key: string
    readonly fields: Checked['fields']
    readonly suspect: string | undefined
  },
): Submission {
  const { key, fields, suspect } = given
  const { notify: owner, confirmation } = content
  const address = questions.find(({ kind }) => kind === 'email')?.name
  const email = address === undefined ? undefined : fields[address]
  return {
    form: id,
    key,
    fields,
    lang,
    utm,
    consent: questions
      .filter(({ kind }) => kind === 'consent')
      .map(({ name, label }) => ({ name, text: label, given: fields[name] === TICKED })),
    ...(page !== undefined && { page }),
    ...(referrer !== undefined && { referrer }),
    ...(typeof email === 'string' && { email }),
    ...(owner !== undefined && { owner }),
    ...(confirmation !== undefined && { confirmation }),
    ...(suspect !== undefined && { suspect }),
  }
}
