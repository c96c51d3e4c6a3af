import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function problemTextIn(language: string) {
  vi.resetModules()
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { languages: [language] })
  return (await import('./problem-text.ts')).problemText
}

const ERROR = { error: 'story.slug is "a/b"; expected one segment', field: 'story.slug' }

it('in English, an error is shown in the server’s words', async () => {
  const problemText = await problemTextIn('en')
  expect(problemText(422, ERROR)).toBe(ERROR.error)
  expect(problemText(502, {})).toBe('The server responded with 502.')
})

it('in German, an error has a message for its field or status, or else quotes the server', async () => {
  const problemText = await problemTextIn('de')
  expect(problemText(422, ERROR)).toMatch(/^Diese Adresse geht nicht/)
  expect(problemText(403, { error: 'This request needs the role owner' })).toMatch(/^Ihre Rolle/)
  expect(problemText(422, { error: 'The position is 1.5.' })).toBe(
    'Der Server antwortete: „The position is 1.5.“',
  )
  expect(problemText(502, {})).toBe('Der Server antwortete mit 502.')
})
