// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { persistAnswers } from './persist-answers.ts'

const FIELDS = `
  <input name="email"><textarea name="words"></textarea>
  <select name="size"><option value="s">S</option><option value="l">L</option></select>
  <input type="checkbox" name="topics" value="plans"><input type="checkbox" name="topics" value="risks">
  <input type="radio" name="when" value="now"><input type="radio" name="when" value="later">
  <input type="hidden" name="_key" value="first"><input type="hidden" name="_mark" value="1">
  <input type="hidden" name="_page" value="/contact">`

/** A form as the server renders it; a second call with the same id stands for a reload. */
function renderForm(id = 'demo', page = '/contact'): HTMLFormElement {
  const form = document.createElement('form')
  form.dataset.id = id
  form.innerHTML = FIELDS.replace('/contact', page)
  document.body.replaceChildren(form)
  return form
}

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement
const checked = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)

function type(form: HTMLFormElement, name: string, value: string): void {
  control(form, name).value = value
  form.dispatchEvent(new Event('input'))
}

beforeEach(() => sessionStorage.clear())

test('answers are restored after a reload, in their own form only', () => {
  const form = renderForm()
  persistAnswers(form)
  type(form, 'email', 'ada@vendor.example')
  type(form, 'words', 'Two lines\nof text')
  type(form, 'size', 'l')
  for (const value of ['risks', 'later']) {
    const box = form.querySelector<HTMLInputElement>(`[value="${value}"]`)
    if (box) box.checked = true
  }
  form.dispatchEvent(new Event('change'))

  const again = renderForm()
  persistAnswers(again)
  expect(control(again, 'email').value).toBe('ada@vendor.example')
  expect(control(again, 'words').value).toBe('Two lines\nof text')
  expect(control(again, 'size').value).toBe('l')
  expect(checked(again)).toEqual(['risks', 'later'])

  const other = renderForm('newsletter')
  persistAnswers(other)
  expect(control(other, 'email').value).toBe('')
})

test('the key and mark of an attempt survive a reload, fields set by the page do not', () => {
  const form = renderForm()
  control(form, '_key').value = 'second'
  control(form, '_mark').value = '2'
  persistAnswers(form)
  type(form, 'email', 'ada@vendor.example')
  const again = renderForm('demo', '/demo')
  persistAnswers(again)
  expect(['_key', '_mark', '_page'].map((name) => control(again, name).value)).toEqual([
    'second',
    '2',
    '/demo',
  ])
})

test('a second attempt has the key of the first, unless an answer has changed', () => {
  const form = renderForm()
  const answers = persistAnswers(form)
  type(form, 'email', 'ada@vendor.example')
  answers.prepareToSend()
  answers.prepareToSend()
  expect(control(form, '_key').value).toBe('first')
  type(form, 'email', 'grace@vendor.example')
  answers.prepareToSend()
  expect(control(form, '_key').value).toMatch(/^[0-9a-f]{32}$/)
})

test('nothing is stored after sending, or if the browser denies storage', () => {
  const form = renderForm()
  const answers = persistAnswers(form)
  type(form, 'email', 'ada@vendor.example')
  answers.forget()
  type(form, 'email', 'grace@vendor.example')
  expect(sessionStorage.length).toBe(0)

  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  persistAnswers(form)
  expect(() => type(form, 'email', 'ada@vendor.example')).not.toThrow()
  refused.mockRestore()
})
