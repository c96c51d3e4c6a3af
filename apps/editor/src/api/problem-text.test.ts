import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function problemWordsIn(language: string) {
  vi.resetModules()
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { languages: [language] })
  return (await import('./problem-text.ts')).problemWords
}

const SAID = { error: 'story.slug is "a/b"; expected one segment', field: 'story.slug' }

it('an error is shown in the words of the server in English', async () => {
  const problemWords = await problemWordsIn('en')
  expect(problemWords(422, SAID)).toBe(SAID.error)
  expect(problemWords(502, {})).toBe('The server answered 502.')
})

it('an error has a German message by its field or status, and else quotes the server', async () => {
  const problemWords = await problemWordsIn('de')
  expect(problemWords(422, SAID)).toMatch(/^Diese Adresse geht nicht/)
  expect(problemWords(403, { error: 'This needs the role owner' })).toMatch(/^Ihre Rolle/)
  expect(problemWords(422, { error: 'The position is 1.5.' })).toBe(
    'Der Server antwortete: „The position is 1.5.“',
  )
  expect(problemWords(502, {})).toBe('Der Server antwortete mit 502.')
})
