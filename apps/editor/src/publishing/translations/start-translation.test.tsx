// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { renderEditor } from '../../context/rendered-editor.fixture.tsx'
import { StartTranslation } from './start-translation.tsx'

it('LANG-1 a translation is not begun at the top level while its folder is unknown', async () => {
  const started: number[] = []
  const responses: Record<string, unknown> = {
    'POST stories/7/duplicate': { story: { id: 8 } },
  }
  const { page, actAndSettle, requests } = await renderEditor(
    <StartTranslation
      story={{ id: 7, name: 'Why', full_slug: 'blog/why' }}
      missingLanguages={['de']}
      onStarted={(id) => started.push(id)}
    />,
    { responses, languages: ['de'] },
  )
  const submit = () => actAndSettle(() => page.querySelector('form')?.requestSubmit())
  const copies = () => requests.filter(({ route }) => route.startsWith('POST'))
  await submit()
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('404')
  expect(copies()).toEqual([])
  responses['GET stories'] = { stories: [{ id: 3, full_slug: 'de' }] }
  await submit()
  await expect.poll(() => started).toEqual([8])
  expect(copies()[0]?.body).toMatchObject({ story: { parent_id: 3 } })
})
