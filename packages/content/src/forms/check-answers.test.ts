import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReadContext } from '../reading/site-context.ts'
import { testSiteContext } from '../reading/test-context.fixture.ts'
import { form } from '../schema/stories/form.ts'
import { answerMessage } from './answer-message.ts'
import { checkAnswers } from './check-answers.ts'
import { formMessages } from './form-messages.ts'
import { questionOf } from './question.ts'

const stored = [
  { name: 'name', kind: 'text', label: 'Your name', required: true, maximum: '20' },
  { name: 'email', kind: 'email', label: 'E-mail', required: true },
  { name: 'phone', kind: 'tel', label: 'Telephone' },
  { name: 'topic', kind: 'select', label: 'Topic', choices: 'Price\n Support \n\nPrice' },
  { name: 'time', kind: 'radios', label: 'Time', choices: '10:00\n16:00' },
  { name: 'papers', kind: 'checkboxes', label: 'Papers', choices: 'One\nTwo\nThree' },
  { name: 'message', kind: 'textarea', label: 'Message', maximum: 30 },
  { name: 'consent', kind: 'consent', label: 'I agree.', required: true },
]
const { fields } = form.read({ fields: stored }, createReadContext(testSiteContext))
const questions = fields.map((field) => questionOf(field))
const good = { name: ['Ada'], email: ['ada@firm.example'], consent: ['yes'] }

describe('EMBED-3 the answers of a form', () => {
  it.each([
    ['name', [], 'missing'],
    ['name', ['   '], 'missing'],
    ['name', ['\u0000\u0007'], 'missing'],
    ['name', ['x'.repeat(21)], 'too-long'],
    ['name', ['Ada', 'Grace'], 'several'],
    ['name', ['Ada\r\nBcc: all@firm.example'], 'line-break'],
    ['name', ['Ada\u2028Bcc: all@firm.example'], 'line-break'],
    ['email', ['ada@firm.example\nBcc: all@firm.example'], 'line-break'],
    ['email', ['ada'], 'no-address'],
    ['email', ['ada@firm'], 'no-address'],
    ['email', ['ada@firm..example'], 'no-address'],
    ['email', ['ada@a.example, bob@b.example'], 'no-address'],
    ['email', ['<ada@firm.example>'], 'no-address'],
    ['email', [`${'a'.repeat(250)}@firm.example`], 'too-long'],
    ['topic', ['Weather'], 'not-offered'],
    ['topic', ['Price', 'Support'], 'several'],
    ['time', ['11:00'], 'not-offered'],
    ['papers', ['One', 'Four'], 'not-offered'],
    ['message', ['x'.repeat(31)], 'too-long'],
    ['consent', [], 'missing'],
    ['consent', ['no'], 'not-offered'],
  ])('%s as %j is refused: %s', (name, answer, error) => {
    const { errors } = checkAnswers(questions, { ...good, [name]: answer })
    expect([...errors]).toEqual([[name, error]])
  })

  it.each([
    ['name', ['  Ængström-Ñoño 李 🚄 '], 'Ængström-Ñoño 李 🚄'],
    ['name', ['Robert"); DROP TABLE'], 'Robert"); DROP TABLE'],
    ['email', ['jörg.o’neill+pmo@bücher.example'], 'jörg.o’neill+pmo@bücher.example'],
    ['phone', ['after four: 0113 (49) 60142'], 'after four: 0113 (49) 60142'],
    ['topic', ['Support'], 'Support'],
    ['papers', ['One', 'Three', 'One'], ['One', 'Three']],
    ['message', ['First\r\nsecond'], 'First\nsecond'],
  ])('%s as %j is accepted as %j', (name, answer, value) => {
    const { fields, errors } = checkAnswers(questions, { ...good, [name]: answer })
    expect([errors.size, fields[name]]).toEqual([0, value])
  })

  it('keeps only answers to questions of the form', () => {
    const { fields } = checkAnswers(questions, { ...good, isAdmin: ['yes'], __proto__: ['x'] })
    expect(fields).toEqual({ name: 'Ada', email: 'ada@firm.example', consent: 'yes' })
  })

  it('never throws, whatever was sent', () => {
    const names = fc.constantFrom(...stored.map(({ name }) => name), 'constructor', '__proto__')
    fc.assert(
      fc.property(
        fc.dictionary(
          names,
          fc.array(fc.string({ unit: 'binary', maxLength: 9 }), { maxLength: 3 }),
        ),
        (answers) => {
          const { fields, errors } = checkAnswers(questions, answers)
          expect(Object.keys(fields).filter((name) => errors.has(name))).toEqual([])
        },
      ),
    )
  })

  it.each(['en', 'de', 'xx'])('LANG-2 each error has its own message in %s', (lang) => {
    const sentences = (
      ['missing', 'too-long', 'no-address', 'not-offered', 'several', 'line-break'] as const
    ).flatMap((error) =>
      questions.slice(0, 1).map((question) => answerMessage(question, error, formMessages(lang))),
    )
    expect(new Set(sentences).size).toBe(6)
  })
})
