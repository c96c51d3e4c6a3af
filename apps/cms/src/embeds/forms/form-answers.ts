import { faultMessage } from '@prospectus/content/forms/fault-message'
import { formWords } from '@prospectus/content/messages/form-words'
import type { Context } from 'hono'
import { formPage, thanksPage } from './form-page.tsx'
import { emptyForm, returnedForm } from './form-state.ts'
import type { FormTimes } from './form-times.ts'
import { type GateSource, gatedFile } from './gated-file.ts'
import type { HostedForm } from './hosted-form.ts'
import type { Received } from './receive-form.ts'

/** Whether the answer goes to a script. */
export function asksForJson(c: Context): boolean {
  return (c.req.header('accept') ?? '').includes('application/json')
}

/** Says what became of a form: as JSON to a script, else as a page of its own. */
export function createFormAnswers(options: GateSource & { readonly times: FormTimes }) {
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
          ? { thanks: thanks ?? formWords(form.lang).thanksText, download }
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
      faults: received.status === 422 ? received.faults : new Map<string, never>(),
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
  const words = formWords(form.lang)
  const errors = form.questions.flatMap((question) => {
    const fault = received.faults.get(question.name)
    return fault === undefined ? [] : [[question.name, faultMessage(question, fault, words)]]
  })
  return c.json({ error: words.summary(errors.length), errors: Object.fromEntries(errors) }, 422)
}

function retryHeader(received: Refused): Record<string, string> {
  return 'retryAfter' in received && received.retryAfter !== undefined
    ? { 'retry-after': String(received.retryAfter) }
    : {}
}
