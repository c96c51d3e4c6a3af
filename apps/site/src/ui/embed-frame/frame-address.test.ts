import { describe, expect, it } from 'vitest'
import { frameAddress } from './embed-frame.tsx'

const around = { theme: 'dark', path: '/contact/', lang: 'en' } as const

describe('the address of a frame', () => {
  it('EMBED-1 EMBED-3 appends theme, page and language to the query', () => {
    const src = frameAddress('https://e.example/forms/contact?embedded=true', around)
    expect(src).toBe(
      'https://e.example/forms/contact?embedded=true&theme=dark&page=%2Fcontact%2F&lang=en',
    )
  })

  it('LANG-2 EMBED-1 leaves the editor’s address unchanged', () => {
    const src = frameAddress(
      'https://e.example/a?x=%7e+1&lang=fr&theme=light&embedded=true',
      around,
    )
    expect(src).toBe(
      'https://e.example/a?x=%7e+1&lang=fr&theme=light&embedded=true&page=%2Fcontact%2F',
    )
  })

  it('BLOCK-12 names the story whose file the form is for', () => {
    const src = frameAddress('https://e.example/f', { ...around, storyUuid: 'a-uuid' })
    expect(new URL(src).searchParams.get('story')).toBe('a-uuid')
  })

  it('cannot be left by a path', () => {
    const src = frameAddress('https://e.example/f', { ...around, path: '/a&story=b#c' })
    expect(new URL(src).hash).toBe('')
    expect(new URL(src).searchParams.has('story')).toBe(false)
  })
})
