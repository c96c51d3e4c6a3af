import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('virtual:client-modules')
  vi.resetModules()
})

it('a page has the styles of headings that its script may add, and of no other elements that it lacks', async () => {
  // Only a built site knows what scripts add.
  const modules = await vi.importActual<object>('virtual:client-modules')
  vi.resetModules()
  vi.doMock('virtual:client-modules', () => ({
    ...modules,
    namesAddedByScript: { greeting: ['h*', 'tone-*'] },
  }))
  const { usedStyles } = await import('./used-styles.ts')
  const { css } = usedStyles('<main data-enhance="greeting">')
  const styled = ['main', 'h2', 'blockquote'].filter((name) =>
    new RegExp(`[},]${name}[,{]`).test(css),
  )
  expect(styled).toEqual(['main', 'h2'])
})
