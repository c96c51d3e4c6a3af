// @vitest-environment happy-dom
import { formMessages } from '@prospectus/content/forms/form-messages'
import type { Question } from '@prospectus/content/forms/question'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enhanceHostedForm } from './enhance-hosted-form.ts'

const SLOW_MS = 3_000
const messages = formMessages('en')
const email: Question = {
  ...{ name: 'email', kind: 'email', label: 'Your email address', help: undefined },
  ...{ required: true, autocomplete: undefined, choices: [], maximum: 254 },
}

/** Opens a form with its script; its requests get their responses from the test. */
function openForm(typed = 'ada@firm.example') {
  document.title = 'Request a demo'
  document.body.innerHTML = `<div class="form-summary" tabindex="-1" hidden><h2></h2><ul></ul></div>
    <form action="https://forms.example/demo"><p class="form-notice" hidden></p>
    <p class="form-contact" hidden>Other ways</p>
    <p data-question="email"><input id="q-email" name="email"><span id="q-email-error" class="form-error" hidden></span></p>
    <button type="submit">Send</button></form>`
  const form = document.querySelector('form')
  const field = document.querySelector('input')
  if (form === null || field === null) throw new Error('There is no form')
  Object.assign(form.dataset, {
    id: 'demo',
    questions: JSON.stringify([email]),
    messages: JSON.stringify(messages),
  })
  field.value = typed
  const responses: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('fetch', () => {
    const response = Promise.withResolvers<Response>()
    responses.push(response)
    return response.promise
  })
  enhanceHostedForm(form)
  return {
    field,
    responses,
    send: () => form.dispatchEvent(new Event('submit', { cancelable: true })),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    shown: (selector: string) => {
      const element = document.querySelector<HTMLElement>(selector)
      return element === null || element.hidden ? '' : element.textContent
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('EMBED-3 a form with script', () => {
  it('is sent once, however often the button is pressed', async () => {
    const { send, responses, pass, shown } = openForm()
    send()
    send()
    await pass(0)
    expect([responses.length, shown('button')]).toEqual([1, messages.form.sending])
  })

  it('says after 3 s that the answer is late, and that there are other ways, until it comes', async () => {
    const { send, responses, pass, shown } = openForm()
    send()
    await pass(SLOW_MS - 1)
    expect([shown('.form-notice'), shown('.form-contact')]).toEqual(['', ''])
    await pass(1)
    expect([shown('.form-notice'), shown('.form-contact')]).toEqual([
      messages.form.slow,
      'Other ways',
    ])
    responses[0]?.resolve(Response.json({ thanks: 'We call you.' }))
    await pass(0)
    expect(shown('.form-thanks')).toBe('We call you.')
  })

  it('keeps what was typed when the network fails, and can be sent again', async () => {
    const { field, send, responses, pass, shown } = openForm()
    send()
    responses[0]?.reject(new TypeError('no connection'))
    await pass(0)
    expect([field.value, shown('button'), shown('.form-notice')]).toEqual([
      'ada@firm.example',
      messages.form.tryAgain,
      messages.form.unreachable,
    ])
    send()
    await pass(0)
    expect(responses).toHaveLength(2)
  })

  it('shows errors beside their fields and in a summary, which takes the focus, and sends nothing', () => {
    const { field, send, responses, shown } = openForm('ada@firm')
    send()
    expect(responses).toEqual([])
    expect(document.activeElement?.className).toBe('form-summary')
    expect(document.title).toBe('Error: Request a demo')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toBe('q-email-error')
    expect(shown('#q-email-error')).not.toBe('')
    document.querySelector<HTMLElement>('.form-summary a')?.click()
    expect(document.activeElement).toBe(field)
  })
})
