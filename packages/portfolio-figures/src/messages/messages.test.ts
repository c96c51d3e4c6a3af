import { rm } from 'node:fs/promises'
import {
  cataloguesIn,
  shapeOf,
  withPseudoLanguage,
} from '@prospectus/content/messages/catalogues.fixture'
import { describe, expect, it } from 'vitest'

const FOLDERS = ['.', 'capacity']

describe.each(FOLDERS)('the catalogues in %s', (folder) => {
  const catalogues = cataloguesIn(`${import.meta.dirname}/${folder}`)
  const english = catalogues.find(([name]) => name === 'en.json')?.[1] ?? {}

  it.each(catalogues)(
    'LANG-1 %s has the keys and placeholders of English, and no empty text',
    (_, texts) => {
      expect(shapeOf(texts)).toEqual(shapeOf(english))
      expect(JSON.stringify(texts)).not.toMatch(/:"\s*"/)
    },
  )
})

it('LANG-1 a language that is only files is found beside the others', async () => {
  const copy = await withPseudoLanguage(import.meta.dirname, FOLDERS)
  try {
    const { ownMessagesFor } = await import(/* @vite-ignore */ `${copy}/messages.ts`)
    expect(ownMessagesFor('xx').price.planners).toBe('Plánners')
    expect(ownMessagesFor('xx').capacity.title).toBe('Cápácity by teám ánd week')
    expect(ownMessagesFor('fr').price.planners).toBe('Planners')
  } finally {
    await rm(copy, { recursive: true })
  }
})
