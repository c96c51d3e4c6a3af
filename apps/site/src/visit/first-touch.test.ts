import { describe, expect, it } from 'vitest'
import { readFirstTouch } from './first-touch.ts'

/** A tab's storage, with its initial content. */
function tab(stored?: string) {
  const saved = new Map(stored === undefined ? [] : [['first-touch', stored]])
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  }
}

describe('what brought a visitor', () => {
  it('EMBED-3 has the tags of the tab’s first tagged address, whatever comes later', () => {
    const storage = tab()
    const first = { source: 'news', medium: 'mail' }
    expect(readFirstTouch('?utm_source=news&utm_medium=mail&x=1', () => storage)).toEqual(first)
    expect(readFirstTouch('?utm_source=later', () => storage)).toEqual(first)
    expect(readFirstTouch('', () => storage)).toEqual(first)
  })

  it('is nothing for an address without tags, which leaves nothing in the browser', () => {
    const storage = tab()
    expect(readFirstTouch('?page=2&utm_source=', () => storage)).toEqual({})
    expect(storage.getItem('first-touch')).toBeNull()
  })

  it.each(['{', '[]', 'null', '{"source":1}', '{"other":"a"}'])(
    'is nothing when something else is kept: %s',
    (stored) => expect(readFirstTouch('', () => tab(stored))).toEqual({}),
  )

  it('is what this very address says where the browser keeps nothing', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(readFirstTouch('?utm_term=a', denied)).toEqual({ term: 'a' })
  })

  it('is short, however long the address', () => {
    expect(readFirstTouch(`?utm_source=${'a'.repeat(5000)}`, () => tab()).source).toHaveLength(200)
  })
})
