import { rm } from 'node:fs/promises'
import {
  cataloguesIn,
  shapeOf,
  withPseudoLanguage,
} from '@prospectus/content/messages/catalogues.fixture'
import { expect, it } from 'vitest'
import en from './en.json' with { type: 'json' }

it.each(cataloguesIn(import.meta.dirname))(
  'LANG-2 %s has the keys and placeholders of English, and no empty text',
  (_, texts) => {
    expect(shapeOf(texts)).toEqual(shapeOf(en))
    expect(JSON.stringify(texts)).not.toMatch(/:"\s*"/)
  },
)

it('LANG-2 a language is added by its file alone', async () => {
  const copy = await withPseudoLanguage(import.meta.dirname, ['.'])
  try {
    const { cmsMessages, MESSAGE_LANGUAGES } = await import(
      /* @vite-ignore */ `${copy}/messages.ts`
    )
    expect(cmsMessages('xx-YY').openings.noneMatch).toMatch(/^No open position hás both/)
    expect(cmsMessages('xx').lang).toBe('xx')
    expect(cmsMessages('fr').lang).toBe('en')
    expect(MESSAGE_LANGUAGES).toEqual(['en', 'de', 'xx'])
  } finally {
    await rm(copy, { recursive: true })
  }
})
