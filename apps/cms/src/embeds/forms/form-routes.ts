import type { HttpBindings } from '@hono/node-server'
import { answerMessages } from '@prospectus/content/forms/answer-message'
import { formMessages } from '@prospectus/content/forms/form-messages'
import { formatMessage } from '@prospectus/content/messages/format-message'
import { type ClientLimits, createClientLimit } from '@prospectus/server/client-limit'
import { isAborted } from '@prospectus/server/http-server'
import { SHARED_DRAFT_PARAMETER } from '@prospectus/server/shared-draft'
import { type Context, Hono } from 'hono'
import { cmsMessages } from '../../messages/messages.ts'
import { noticePage } from '../notice.tsx'
import { themeOf } from '../page/embed-parameters.ts'
import { respondWith } from '../page/embedded-page.tsx'
import { formPage, thanksPage } from './form-page.tsx'
import { emptyForm, readPath, readUuid, returnedForm } from './form-state.ts'
import { createFormTimes, type FormTimes } from './form-times.ts'
import { findGatedFiles, type GateSource } from './gated-files.ts'
import { findDraftForm, findForm, type HostedForm } from './hosted-form.ts'
import { createReceiver, type ReceivedForm, type ReceiveOptions } from './receive-form.ts'

export interface FormRoutesOptions extends GateSource, Omit<ReceiveOptions, 'times'> {
  /** `SEAL_SECRET`, with which the time of a request for a form is signed. */
  readonly sealSecrets: string
  readonly trustProxy: boolean
  readonly limits?: ClientLimits
  /** `CONTENT_PREVIEW_TOKEN`; without it drafts are not served. */
  readonly previewToken?: string | undefined
  /** Milliseconds. */
  readonly now?: () => number
}

/**
 * Serves hosted forms (EMBED-3) at `/forms/{id}`: `GET` returns the published form, or at a signed address its draft.
 * `POST` receives answers to the published form as browsers send them, and responds with a page for the top window, or
 * with JSON for scripts (docs/contracts/hosted-forms.md). `GET` of an unknown form falls through to the next
 * routes.
 */
export function createFormRoutes(options: FormRoutesOptions): Hono<{ Bindings: HttpBindings }> {
  const { sealSecrets, siteUrl, trustProxy, limits = LIMITS, previewToken } = options
  const limitClient = createClientLimit({ trustProxy, limits })
  const times = createFormTimes(sealSecrets, options.now)
  const receive = createReceiver({ ...options, times })
  const respond = createFormResponses({ ...options, times })
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/forms/:form', async (c, next) => {
    const signed = c.req.query(SHARED_DRAFT_PARAMETER)
    const form =
      signed === undefined
        ? await findForm(options, c.req.param('form'), c.req.query('lang'))
        : await findDraftForm({ ...options, previewToken }, c.req.param('form'), signed)
    if (form === undefined) return await next()
    const page = readPath(c.req.query('page'))
    const storyUuid = readUuid(c.req.query('story'))
    const theme = themeOf(c.req.query('theme'))
    const frame = c.req.query('embedded') === 'true' ? { theme } : undefined
    const state = emptyForm(times.createMark(form.id), { page, storyUuid })
    return respondWith(c, formPage({ form, siteUrl, frame, backPath: page, state }))
  })
  app.post('/forms/:form', async (c) => {
    const retryAfterSeconds = limitClient(c.env.incoming)
    // Checked before anything is read, so that a rejected submission costs little.
    if (retryAfterSeconds !== undefined) return tooManyRequests(c, retryAfterSeconds)
    const form = await findForm(options, c.req.param('form'), c.req.query('lang'))
    if (form === undefined) return unknownForm(c)
    return await respond(c, form, await receive(form, c.req.raw))
  })
  app.onError((error, c) => {
    // `createOriginServer` handles aborted requests.
    if (isAborted(c.env.incoming)) throw error
    options.log.error(
      'form.lookup_failed',
      'A form could not be shown or submitted; the visitor was asked to try again. Check the database',
      {
        target: `${c.req.method} ${c.req.path}`,
        error,
      },
    )
    return unavailable(c)
  })
  app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], '/forms/:form', (c) =>
    c.json({ error: 'Use GET to request a form and POST to submit it.' }, 405, {
      allow: 'GET, POST',
    }),
  )
  return app
}

function unknownForm(c: Context): Response {
  const { lang, missing } = cmsMessages(c.req.query('lang'))
  if (wantsJson(c)) return c.json({ error: missing.sentence }, 404)
  return respondWith(c, noticePage(c, { lang, ...missing }, 404))
}

/** 429. Answers are not lost: with script they stay in the page, without it one step back in the browser's history. */
function tooManyRequests(c: Context, retryAfterSeconds: number): Response {
  const { lang, tooOften } = cmsMessages(c.req.query('lang'))
  const retryAfter = { 'retry-after': String(retryAfterSeconds) }
  if (wantsJson(c)) return c.json({ error: formMessages(lang).form.tooMany }, 429, retryAfter)
  return respondWith(c, noticePage(c, { lang, ...tooOften }, 429), retryAfter)
}

/** 503. Answers are not lost, as in `tooManyRequests`. */
function unavailable(c: Context): Response {
  const { lang, missing, unstored } = cmsMessages(c.req.query('lang'))
  const retryAfter = { 'retry-after': '5' }
  if (wantsJson(c)) return c.json({ error: formMessages(lang).form.unavailable }, 503, retryAfter)
  const notice = c.req.method === 'POST' ? unstored : missing
  return respondWith(c, noticePage(c, { lang, ...notice }, 503), retryAfter)
}

/** Enough for an office that shares one IP address when a webinar is announced; too little for a script. */
const LIMITS: ClientLimits = { burst: 30, perSecond: 0.2 }

function wantsJson(c: Context): boolean {
  return (c.req.header('accept') ?? '').includes('application/json')
}

/** Creates responses to submissions: JSON for scripts, else a page or a redirect to the thank-you page. */
function createFormResponses(options: GateSource & { readonly times: FormTimes }) {
  return async (c: Context, form: HostedForm, submission: ReceivedForm): Promise<Response> => {
    if (submission.status !== 200) {
      return wantsJson(c) ? errorJson(c, form, submission) : errorPage(c, form, submission)
    }
    const { storyUuid, page } = submission.posted
    const files =
      form.content.gated && storyUuid !== undefined
        ? await findGatedFiles(options, storyUuid, form.id)
        : []
    const [first, ...more] = files
    const { thanksPath, thanks } = form.content
    const thanksUrl =
      thanksPath === undefined || first !== undefined
        ? undefined
        : new URL(thanksPath, options.siteUrl).href
    if (wantsJson(c)) {
      return c.json(
        thanksUrl === undefined
          ? {
              thanks: thanks ?? formMessages(form.lang).form.thanksText,
              download: first?.url,
              downloads: more.length === 0 ? undefined : files,
            }
          : { thanks_page: thanksUrl },
      )
    }
    if (thanksUrl !== undefined) return c.redirect(thanksUrl, 303)
    const { siteUrl } = options
    return respondWith(c, thanksPage({ form, siteUrl, backPath: page, files }))
  }

  function errorPage(c: Context, form: HostedForm, received: RejectedSubmission): Response {
    const { siteUrl, times } = options
    // Visitors of our forms never cause these errors: only scripts and pages of other sites do.
    if (received.status === 403 || received.status === 415) return errorJson(c, form, received)
    const { posted } = received
    const feedback = {
      errors: received.status === 422 ? received.errors : new Map<string, never>(),
      notice: received.status === 422 ? undefined : received.error,
    }
    const state =
      posted === undefined
        ? { ...emptyForm(times.createMark(form.id)), ...feedback }
        : returnedForm(form.id, posted, feedback, times)
    const { status } = received
    const page = formPage({ form, siteUrl, backPath: posted?.page, state, status })
    return respondWith(c, page, retryHeader(received))
  }
}

type RejectedSubmission = Exclude<ReceivedForm, { readonly status: 200 }>

function errorJson(c: Context, form: HostedForm, received: RejectedSubmission): Response {
  if (received.status !== 422) {
    return c.json({ error: received.error }, received.status, retryHeader(received))
  }
  const messages = formMessages(form.lang)
  const errors = answerMessages(form.questions, received.errors, messages)
  return c.json(
    {
      error: formatMessage(messages.form.summary, { count: errors.size }, messages.locale),
      errors: Object.fromEntries(errors),
    },
    422,
  )
}

function retryHeader(received: RejectedSubmission): Record<string, string> {
  return 'retryAfterSeconds' in received && received.retryAfterSeconds !== undefined
    ? { 'retry-after': String(received.retryAfterSeconds) }
    : {}
}
