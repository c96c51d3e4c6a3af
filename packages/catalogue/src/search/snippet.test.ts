import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../matching/match.ts'
import { SNIPPET_LENGTH, snippet } from './snippet.ts'

const filler = 'Nothing of note is said in this sentence about anything. '.repeat(8)
const read = (passages: readonly string[], query: string, name = '') =>
  snippet({ name, passages }, parseQuery(query))
    .map(({ text, isHighlighted }) => (isHighlighted ? `[${text}]` : text))
    .join('')

describe('snippet', () => {
  it('SEARCH-5 shows a passage in one line, and nothing of blank ones', () => {
    const long = 'A sentence long enough to be shown without the company of any other one.'
    expect(read([' \n ', `${long}\n\nAnd  gates.`, 'More'], 'gates')).toBe(`${long} And [gates].`)
    expect(read([' \n ', ''], 'plan')).toBe('')
    expect(read([], 'plan')).toBe('')
  })

  it('SEARCH-5 never runs the end of one block into the beginning of the next', () => {
    expect(read(['Where it ends', 'Next begins'], 'ends')).toBe('Where it [ends] · Next begins')
    expect(read(['Where it ends', 'Next begins'], 'begins')).toBe('Where it ends · Next [begins]')
    expect(read(['Where it ends', filler], 'ends')).toMatch(
      /^Where it \[ends\] · Nothing of note .{80,} …$/,
    )
  })

  it('SEARCH-5 prefers running text to rows of figures and labels of buttons', () => {
    const text = 'Float is spent by whoever comes first.'
    const next = 'Nobody asks for it back.'
    const passages = ['Float 12.4 5.0', 'Negative float 2.1', text, 'Request a demo', next]
    expect(read(passages, 'float')).toBe(`[Float] is spent by whoever comes first. · ${next}`)
    expect(read(passages, 'negative float')).toMatch(
      /^\[Negative float\] 2\.1 · \[Float\] is spent /,
    )
  })

  it("SEARCH-5 continues after a label with the story's beginning, not with the next passage", () => {
    const about = 'What a late motor costs.'
    const source = ['Long-lead register, five orders', 'Motor 12 40', 'The motors are the line.']
    expect(read([about, ...source], 'register')).toBe(
      `Long-lead [register], five orders · ${about} · The motors are the line.`,
    )
    const heading = ['The register', 'It holds five orders.']
    expect(read([about, 'Contents', ...heading], 'register')).toMatch(
      /The \[register\] · It holds /,
    )
  })

  it('SEARCH-5 prefers the passage with all terms to earlier ones with some', () => {
    const passages = [
      'A gate alone.',
      filler,
      'A budget alone.',
      `Each gate has a budget. ${filler}`,
    ]
    expect(read(passages, 'gate budget')).toMatch(/^Each \[gate\] has a \[budget\]\. Nothing .* …$/)
  })

  it('SEARCH-5 prefers terms that the name does not show already', () => {
    const passages = [`Float comes first, and float again. ${filler}`, `Of schedules. ${filler}`]
    expect(read(passages, 'float schedule', 'On float')).toMatch(/^Of \[schedule\]s\. /)
    expect(read(passages, 'float schedule', 'On schedules')).toMatch(/^\[Float\] comes first/)
  })

  it('SEARCH-5 repeats neither the name nor a passage', () => {
    const passages = ['Float, explained', 'FLOAT, explained', 'What it is', 'What it is', 'And why']
    expect(read(passages, 'float', 'Float, explained')).toBe('What it is · And why')
  })

  it('SEARCH-5 prefers words that begin with a term to others that contain it', () => {
    const passages = [`From the start. ${filler}`, `The start of art. ${filler}`]
    expect(read(passages, 'art')).toMatch(/^The start of \[art\]\. /)
    const late = `From the start. ${filler}The art of it. ${filler}`
    expect(read([late], 'art')).toMatch(/^… The \[art\] of it\. /)
  })

  it('SEARCH-5 begins with the sentence of the match, and an ellipsis where text was left off', () => {
    expect(read([`${filler}The schedule slipped. ${filler}`], 'schedule')).toMatch(
      /^… The \[schedule\] slipped\. Nothing of note .{60,} …$/,
    )
    expect(read([`${filler}The schedule slipped.`], 'schedule')).toMatch(
      /^… Nothing of note is said .* The \[schedule\] slipped\.$/,
    )
  })

  it('SEARCH-5 shows some text on both sides of a match in a very long sentence', () => {
    const words = 'words and more words without any end to them '.repeat(9)
    expect(read([`${words}schedule ${words}`], 'schedule')).toMatch(
      /^… \w.{40,}\[schedule\] .{40,} …$/,
    )
  })

  it('SEARCH-5 shows the beginning when only the name matched', () => {
    expect(read([`First words. ${filler}`, filler], 'absent')).toMatch(/^First words\. .* …$/)
  })

  it('SEARCH-5 finds the place in a text without spaces', () => {
    expect(read([`${'文'.repeat(400)}計画${'字'.repeat(400)}`], '計画')).toContain('[計画]')
  })

  it('SEARCH-5 shows markup and punctuation unchanged', () => {
    const text =
      'The <b>gate</b> & $1 of (.*) are text, however much they look like something else.'
    expect(read([text], 'gate')).toBe(text.replace('gate', '[gate]'))
  })

  it('SEARCH-5 stays within its length, and contains only text of the passages, cut at words', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    const passage = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(passage, { maxLength: 6 }), fc.nat(), (passages, pick) => {
        fc.pre(!passages.some((text) => /[…·]/u.test(text)))
        const lines = passages.map((text) => ` ${text.replace(/\s+/g, ' ').trim()} `)
        const words = lines.join(' ').trim().split(/ +/)
        const query = parseQuery(words[pick % words.length] ?? '')
        const shown = snippet({ name: '', passages }, query)
        const text = shown.map((part) => part.text).join('')
        const bare = text.replace(/^… | …$/g, '')
        expect(bare.length).toBeLessThanOrEqual(SNIPPET_LENGTH + ' …'.length)
        for (const fragment of bare.split(' · ')) {
          const stretch = ` ${fragment.replace(/^… | …$/g, '')} `
          expect(lines.some((line) => line.includes(stretch)) || fragment === '').toBe(true)
        }
      }),
    )
  })
})
