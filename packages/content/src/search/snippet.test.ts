import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from './match.ts'
import { SNIPPET_LENGTH, snippet } from './snippet.ts'

const filler = 'Nothing of note is said in this sentence about anything. '.repeat(8)
const read = (text: string, query: string) =>
  snippet(text, parseQuery(query))
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

describe('snippet', () => {
  it('SEARCH-5 shows a short text whole, in one line', () => {
    expect(read('Plans\n\nand  gates', 'gates')).toBe('Plans and [gates]')
  })

  it('SEARCH-5 shows the passage with most of the terms, not the first with one', () => {
    const text = `A gate alone. ${filler}Each gate has a budget. ${filler}A budget alone.`
    expect(read(text, 'gate budget')).toContain('Each [gate] has a [budget].')
  })

  it('SEARCH-5 shows some text on both sides of the match', () => {
    const shown = read(`${filler}The schedule slipped. ${filler}`, 'schedule')
    expect(shown).toMatch(/^… \w.{40,}\[schedule\] slipped\..{40,} …$/)
  })

  it('SEARCH-5 shows the beginning when only the name matched', () => {
    expect(read(`First words. ${filler}`, 'absent')).toMatch(/^First words\. .* …$/)
  })

  it('SEARCH-5 shows nothing of a blank text', () => {
    expect(snippet(' \n ', parseQuery('plan'))).toEqual([])
  })

  it('SEARCH-5 finds the passage in a text without spaces', () => {
    const text = `${'文'.repeat(400)}計画${'字'.repeat(400)}`
    expect(read(text, '計画')).toContain('[計画]')
  })

  it('SEARCH-5 keeps to its length and to what stands in the text, cut at words', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    const sentence = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(sentence, fc.nat(), (text, pick) => {
        const line = text.replace(/\s+/g, ' ').trim()
        const words = line.split(' ')
        const parts = snippet(text, parseQuery(words[pick % words.length] ?? ''))
        const shown = parts.map((part) => part.text).join('')
        const cutBefore = shown.startsWith('… ') && !line.startsWith('… ')
        const cutBehind = shown.endsWith(' …') && !line.endsWith(' …')
        const passage = shown.slice(cutBefore ? 2 : 0, cutBehind ? -2 : undefined)
        expect(` ${line} `).toContain(` ${passage} `)
        expect(passage.length).toBeLessThanOrEqual(SNIPPET_LENGTH + 4)
      }),
    )
  })
})
