import type { HttpBindings } from '@hono/node-server'
import { answerMessage } from '@prospectus/content/forms/answer-message'
import { formMessages } from '@prospectus/content/forms/form-messages'
import { formatMessage } from '@prospectus/content/messages/format-message'
import { componentOfContent } from '@prospectus/content/reading/component'
import { resource } from '@prospectus/content/schema/stories/resource'
import { readText } from '@prospectus/content/schema/values/read-text'
import { type ClientLimits, createClientLimit } from '@prospectus/server/client-limit'
import { isAborted } from '@prospectus/server/http-server'
import { SHARED_DRAFT } from '@prospectus/server/shared-draft'
import { type Context, Hono } from 'hono'
import { cmsMessages } from '../../messages/messages.ts'
import { noticePage } from '../notice.tsx'
import { themeOf } from '../page/surroundings.ts'
import { contentOf, readContentOf } from '../published-content.ts'
import { formPage, thanksPage } from './form-page.tsx'
import { emptyForm, pathOf, returnedForm, uuidOf } from './form-state.ts'
import { createFormTimes, type FormTimes } from './form-times.ts'
import { type FormSource, findDraftForm, findForm, type HostedForm } from './hosted-form.ts'
import { createReceiver, type Received, type ReceiveOptions } from './receive-form.ts'

export interface FormRoutesOptions extends GateSource, Omit<ReceiveOptions, 'times'> {
  /** `SEAL_SECRET`: signs when a form was asked for. */
  readonly secrets: string
  /** Whether a proxy says who asks. */
  readonly trustProxy: boolean
  readonly limits?: ClientLimits
  /** `CONTENT_PREVIEW_TOKEN`; without it no draft can be looked at. */
  readonly previewToken?: string | undefined
  /** Milliseconds. */
  readonly now?: () => number
}

/**
 * Hosted forms (EMBED-3), each at `/forms/{id}`: `GET` shows what is published now, `POST` takes what was filled in,
 * as browsers send it. Without script the answer is a page for the window around the frame; a script asks for
 * JSON (docs/contracts/hosted-forms.md). A draft shows at an address that is signed for it, and is not sent. An address without a form goes on to the routes behind it.
 */
export function createFormRoutes(options: FormRoutesOptions): Hono<{ Bindings: HttpBindings }> {
  const { secrets, siteUrl, trustProxy, limits = LIMITS, previewToken } = options
  const count = createClientLimit({ trustProxy, limits })
  const times = createFormTimes(secrets, options.now)
  const receive = createReceiver({ ...options, times })
  const answer = createFormAnswers({ ...options, times })
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/forms/:form', async (c, next) => {
    const signed = c.req.query(SHARED_DRAFT)
    const form =
      signed === undefined
        ? await findForm(options, c.req.param('form'), c.req.query('lang'))
        : await findDraftForm({ ...options, previewToken }, c.req.param('form'), signed)
    if (form === undefined) return await next()
    const page = pathOf(c.req.query('page'))
    const story = uuidOf(c.req.query('story'))
    const frame = c.req.query('embedded') === 'true' ? frameOf(c) : undefined
    const state = emptyForm(times.mark(form.id), { page, story })
    const { html, status, headers } = formPage({ form, siteUrl, frame, page, state })
    return c.html(html, status, headers)
  })
  app.post('/forms/:form', async (c) => {
    const wait = count(c.env.incoming)
    // Before anything is read: else a refused form costs as much as one that is taken.
    if (wait !== undefined) return tooOften(c, wait)
    const form = await findForm(options, c.req.param('form'), c.req.query('lang'))
    if (form === undefined) return unknownForm(c)
    return await answer(c, form, await receive(form, c.req.raw))
  })
  app.onError((error, c) => {
    // The role that forms are part of says so.
    if (isAborted(c.env.incoming)) throw error
    options.log.error('form.lookup_failed', 'A form could not be loaded', {
      asked: c.req.path,
      error,
    })
    return notNow(c)
  })
  app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], '/forms/:form', (c) =>
    c.json({ error: 'A form is asked for by GET and sent by POST.' }, 405, { allow: 'GET, POST' }),
  )
  return app
}

function frameOf(c: Context) {
  return { theme: themeOf(c.req.query('theme')) }
}

function unknownForm(c: Context): Response {
  const { lang, missing } = cmsMessages(c.req.query('lang'))
  if (asksForJson(c)) return c.json({ error: missing.sentence }, 404)
  const { html, status, headers } = noticePage(c, { lang, ...missing }, 404)
  return c.html(html, status, headers)
}

/** What was typed is still in the page of a script, and behind the browser's Back. */
function tooOften(c: Context, wait: number): Response {
  const { lang, tooOften } = cmsMessages(c.req.query('lang'))
  const again = { 'retry-after': String(wait) }
  if (asksForJson(c)) return c.json({ error: formMessages(lang).form.tooMany }, 429, again)
  const { html, status, headers } = noticePage(c, { lang, ...tooOften }, 429)
  return c.html(html, status, { ...headers, ...again })
}

/** What was typed is still in the page of a script, and behind the button that leads back. */
function notNow(c: Context): Response {
  const { lang, missing, unstored } = cmsMessages(c.req.query('lang'))
  const again = { 'retry-after': '5' }
  if (asksForJson(c)) return c.json({ error: formMessages(lang).form.unavailable }, 503, again)
  const notice = c.req.method === 'POST' ? unstored : missing
  const { html, status, headers } = noticePage(c, { lang, ...notice }, 503)
  return c.html(html, status, { ...headers, ...again })
}

/** Enough for an office behind one address in which a webinar is announced; no program gets far. */
const LIMITS: ClientLimits = { burst: 30, perSecond: 0.2 }

/** Whether the answer goes to a script. */
function asksForJson(c: Context): boolean {
  return (c.req.header('accept') ?? '').includes('application/json')
}

/** Says what became of a form: as JSON to a script, else as a page of its own. */
function createFormAnswers(options: GateSource & { readonly times: FormTimes }) {
  return async (c: Context, form: HostedForm, received: Received): Promise<Response> => {
    if (received.status !== 200) {
      return asksForJson(c) ? refusalToScript(c, form, received) : refusalPage(c, form, received)
    }
    const { story, page } = received.posted
    const download =
      form.content.gated && story !== undefined
        ? await gatedFile(options, story, form.id)
        : undefined
    const { thanksPath, thanks } = form.content
    const thanksUrl =
      thanksPath === undefined || download !== undefined
        ? undefined
        : new URL(thanksPath, options.siteUrl).href
    if (asksForJson(c)) {
      return c.json(
        thanksUrl === undefined
          ? { thanks: thanks ?? formMessages(form.lang).form.thanksText, download }
          : { thanks_page: thanksUrl },
      )
    }
    if (thanksUrl !== undefined) return c.redirect(thanksUrl, 303)
    const { siteUrl } = options
    const { html, status, headers } = thanksPage({
      form,
      siteUrl,
      frame: undefined,
      page,
      download,
    })
    return c.html(html, status, headers)
  }

  function refusalPage(c: Context, form: HostedForm, received: Refused): Response {
    const { siteUrl, times } = options
    // Only programs and pages of others are answered so; nothing of theirs is shown.
    if (received.status === 403 || received.status === 415)
      return refusalToScript(c, form, received)
    const { posted } = received
    const about = {
      errors: received.status === 422 ? received.errors : new Map<string, never>(),
      notice: received.status === 422 ? undefined : received.error,
    }
    const state =
      posted === undefined
        ? { ...emptyForm(times.mark(form.id)), ...about }
        : returnedForm(form.id, posted, about, times)
    const page = posted?.page
    const shown = { form, siteUrl, frame: undefined, page, state, status: received.status }
    const { html, status, headers } = formPage(shown)
    return c.html(html, status, { ...headers, ...retryHeader(received) })
  }
}

type Refused = Exclude<Received, { readonly status: 200 }>

function refusalToScript(c: Context, form: HostedForm, received: Refused): Response {
  if (received.status !== 422) {
    return c.json({ error: received.error }, received.status, retryHeader(received))
  }
  const messages = formMessages(form.lang)
  const errors = form.questions.flatMap((question) => {
    const problem = received.errors.get(question.name)
    return problem === undefined
      ? []
      : [[question.name, answerMessage(question, problem, messages)]]
  })
  return c.json(
    {
      error: formatMessage(messages.form.summary, { count: errors.length }, messages.locale),
      errors: Object.fromEntries(errors),
    },
    422,
  )
}

function retryHeader(received: Refused): Record<string, string> {
  return 'retryAfter' in received && received.retryAfter !== undefined
    ? { 'retry-after': String(received.retryAfter) }
    : {}
}

interface GateSource extends FormSource {
  /** Hosts that addresses of our files may have. */
  readonly assetHosts: readonly string[]
}

/**
 * The address of the file that a published story gives after a form: that of its first download. Undefined
 * where no story of this uuid has its file behind this form.
 */
async function gatedFile(
  { storage, siteUrl, assetHosts }: GateSource,
  uuid: string,
  form: string,
): Promise<string | undefined> {
  const [{ assetHost }, story] = await Promise.all([
    storage.space(),
    storage.story({ uuid }, 'published'),
  ])
  const stored = story === undefined ? {} : contentOf(story)
  if (componentOfContent(stored) !== 'resource' || readText(stored.gated_form) !== form) {
    return undefined
  }
  const hosts = [assetHost, ...assetHosts]
  const { firstDownload } = readContentOf(resource, stored, { siteUrl, assetHosts: hosts })
  return firstDownload && new URL(firstDownload.href, siteUrl).href
}
