import { describe, expect, it } from 'vitest'
import { createReadContext } from '../reading/site-context.ts'
import { testSiteContext } from '../reading/test-context.fixture.ts'
import type { Issue } from '../schema/context/nested-block.ts'
import { form } from '../schema/stories/form.ts'
import { questionOf } from './question.ts'

function read(content: unknown) {
  const dropped: Issue[] = []
  const context = createReadContext(testSiteContext, (error) => dropped.push(error))
  return { form: form.read(content, context), dropped }
}

const field = { kind: 'text', label: 'Your name' }

describe('DATA-4 a form as it is stored', () => {
  it.each(['_key', 'a b', 'homepage', '1st', '', 'x'.repeat(41), 'a\nb'])(
    'has no field whose answer would be called %j, and reports it',
    (name) => {
      const { form, dropped } = read({
        fields: [
          { ...field, name },
          { ...field, name: 'ok' },
        ],
      })
      expect(form.fields.map(({ name }) => name)).toEqual(['ok'])
      expect(dropped).toMatchObject([{ component: 'form-field', only: 'part' }])
    },
  )

  it('keeps the first of two fields with the same name', () => {
    const fields = [
      { ...field, name: 'name' },
      { ...field, name: 'name', label: 'Again' },
    ]
    expect(read({ fields }).form.fields).toMatchObject([{ name: 'name', label: 'Your name' }])
  })

  it.each([
    ['/thank-you', '/thank-you'],
    ['https://elsewhere.example/', undefined],
    ['//elsewhere.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('leads to a thank-you page of this site only: %j', (thanks_path, path) => {
    expect(read({ thanks_path }).form.thanksPath).toBe(path)
  })

  it.each(['hello@firm.example\nBcc: x@y.example', 'nobody', 'a@b.example, c@d.example'])(
    'notifies nobody at %j',
    (notify) => expect(read({ notify }).form.notify).toBeUndefined(),
  )

  it.each([
    [undefined, 200],
    ['80', 80],
    [-1, 200],
    [1e9, 10_000],
    ['many', 200],
  ])('with a maximum of %j accepts %d characters', (maximum, expected) => {
    const [only] = read({ fields: [{ ...field, name: 'name', maximum }] }).form.fields
    expect(only && questionOf(only).maximum).toBe(expected)
  })
})
