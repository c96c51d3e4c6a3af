import { noSettings } from '@prospectus/content/reading/site-context'
import { expect, it } from 'vitest'
import { emptySnapshot, examplePage } from '../ui/testing/render.tsx'
import { createMarkupMemo } from './markup.tsx'
import { type PageView, usePage } from './page-view.ts'

const page = examplePage({ settings: { ...noSettings } })

function counting() {
  const memoize = createMarkupMemo()
  const rendered: string[] = []
  const Part = () => {
    const { path, lang } = usePage()
    rendered.push(path)
    return <b lang={lang}>{path}</b>
  }
  return { rendered, render: (of: PageView, key = '') => memoize(of, key, () => <Part />) }
}

it('renders what pages share once', () => {
  const { rendered, render } = counting()
  expect(render({ ...page, path: '/a' })).toBe('<b lang="en">/a</b>')
  expect(render({ ...page, path: '/b' })).toBe('<b lang="en">/a</b>')
  expect(rendered).toEqual(['/a'])
})

it('renders it again for another key, language, snapshot or settings', () => {
  const { rendered, render } = counting()
  const others = [
    page,
    { ...page, lang: 'de' },
    { ...page, snapshot: emptySnapshot() },
    { ...page, settings: { ...noSettings } },
  ]
  for (const [number, other] of others.entries()) render({ ...other, path: `/${number}` })
  render({ ...page, path: '/key' }, 'here')
  expect(rendered).toEqual(['/0', '/1', '/2', '/3', '/key'])
})

it('renders it for each page of a preview, whose settings may be a draft', () => {
  const { rendered, render } = counting()
  for (const path of ['/a', '/b']) render({ ...page, mode: 'preview', path })
  expect(rendered).toEqual(['/a', '/b'])
})
