import { rm } from 'node:fs/promises'
import { withPseudoLanguage } from '@prospectus/content/messages/catalogues.fixture'
import { expect, it, onTestFinished, vi } from 'vitest'
import { supportedLanguage } from './language.ts'

it.each([
  [undefined, ['de-AT', 'en'], 'de'],
  [undefined, ['fr', 'DE'], 'de'],
  [undefined, ['fr'], 'en'],
  [undefined, [], 'en'],
  ['en', ['de'], 'en'],
  ['constructor', ['de'], 'de'],
])(
  'with %s chosen and a browser that prefers %s, the interface is in %s',
  (chosen, preferred, language) => {
    expect(supportedLanguage(chosen, preferred)).toBe(language)
  },
)

it('a language needs only its file to be offered, chosen and loaded', async () => {
  const copy = await withPseudoLanguage(import.meta.dirname, ['.'])
  onTestFinished(() => rm(copy, { recursive: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { languages: ['xx-YY', 'de'] })
  vi.stubGlobal('localStorage', { getItem: () => null })
  const { LANGUAGE, LANGUAGE_CHOICES } = await import(/* @vite-ignore */ `${copy}/language.ts`)
  const { translate } = await import(/* @vite-ignore */ `${copy}/messages.ts`)
  expect(LANGUAGE).toBe('xx')
  expect(LANGUAGE_CHOICES.map(([code]: readonly [string]) => code)).toEqual(['en', 'de', 'xx'])
  expect(translate('language.language')).toBe('Lánguáge of the editor')
})
