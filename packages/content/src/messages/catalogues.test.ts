import { rm } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { cataloguesIn, shapeOf, withPseudoLanguage } from './catalogues.fixture.ts'
import { readCatalogues } from './catalogues.ts'

const SOURCES = `${import.meta.dirname}/..`
const FOLDERS = ['messages', 'messages/lists', 'forms/messages']

describe.each(FOLDERS)('the catalogues in %s', (folder) => {
  const catalogues = cataloguesIn(`${SOURCES}/${folder}`)
  const english = catalogues.find(([name]) => name === 'en.json')?.[1] ?? {}

  it.each(catalogues)(
    'LANG-1 %s has the keys and placeholders of English, and no empty text',
    (_, texts) => {
      expect(shapeOf(texts)).toEqual(shapeOf(english))
      expect(JSON.stringify(texts)).not.toMatch(/:"\s*"/)
    },
  )
})

describe('a language that is only files', () => {
  it('LANG-1 is found by a build and by programs that read the files, beside the others', async () => {
    const copy = await withPseudoLanguage(SOURCES, FOLDERS)
    try {
      const { messagesFor } = await import(/* @vite-ignore */ `${copy}/messages/messages.ts`)
      expect(messagesFor('xx').search.label).toBe('Seárch this site')
      expect(messagesFor('xx-YY').resources.showAll).toBe('Show áll resources')
      expect(messagesFor('de').search.label).toBe('Website durchsuchen')
      const { formMessages } = await import(/* @vite-ignore */ `${copy}/forms/form-messages.ts`)
      expect(formMessages('xx').form.thanksText).toBe('We háve received your detáils.')
      expect(Object.keys(readCatalogues(`${copy}/messages`)).toSorted()).toEqual([
        'de.json',
        'en.json',
        'xx.json',
      ])
    } finally {
      await rm(copy, { recursive: true })
    }
  })
})
