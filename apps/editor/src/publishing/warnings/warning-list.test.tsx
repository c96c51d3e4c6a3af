// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { component, componentsOf, field } from '../../api/components.fixture.ts'
import { renderEditor } from '../../context/rendered-editor.fixture.tsx'
import { WarningList } from './warning-list.tsx'

const components = componentsOf(
  component('modules/page', { title: field('text', 'Title') }, 'Page'),
  component('hero-banner', { image: field('asset', 'Picture') }, 'Hero'),
)
const content = {
  ...{ _uid: 'root', component: 'modules/page' },
  body: [{ _uid: 'hero', component: 'hero-banner' }],
}
const draft = { name: 'Home', slug: 'home', content, tag_list: [] }

async function renderWarnings(responses: Readonly<Record<string, unknown>>) {
  const list = <WarningList draft={draft} storyId={7} />
  const rendered = await renderEditor(<dialog>{list}</dialog>, { responses, components })
  const dialog = rendered.page.querySelector('dialog') as HTMLDialogElement
  await rendered.actAndSettle(() => dialog.showModal())
  const lines = [...rendered.page.querySelectorAll('li button')] as HTMLButtonElement[]
  return { ...rendered, dialog, lines }
}

const reply = (...warnings: object[]) => ({ 'GET stories/7/warnings': { warnings } })

test('each warning names its block and field, and a press leads there and closes the dialog', async () => {
  const { lines, navigations, dialog, actAndSettle } = await renderWarnings(
    reply(
      {
        ...{ kind: 'no-alt', component: 'hero-banner', uid: 'hero', field: 'image' },
        ...{ message: 'as the API says it', values: { name: 'bridge.png' } },
      },
      { kind: 'empty-page', component: 'modules/page', uid: 'gone', message: '' },
    ),
  )
  const [first, second] = lines
  expect(first?.querySelector('.warning-place')?.textContent).toBe('Hero › Picture')
  expect(first?.textContent).toContain('as the API says it')
  expect(second?.querySelector('.warning-place')?.textContent).toBe('Page')
  await actAndSettle(() => first?.click())
  expect(navigations).toEqual([{ block: 'hero', field: 'image' }])
  expect(dialog.open).toBe(false)
})

test('a page without an original leads to the dialog of translations instead', async () => {
  const { lines, navigations, dialog, actAndSettle } = await renderWarnings(
    reply({ kind: 'translation-not-linked', component: 'modules/page', uid: 'root', message: '' }),
  )
  await actAndSettle(() => lines[0]?.click())
  expect(navigations).toEqual([{ dialog: 'translations' }])
  expect(dialog.open).toBe(true)
})

test('says when there are no warnings, and when they cannot be loaded', async () => {
  const fine = await renderWarnings(reply())
  expect(fine.page.querySelector('dialog')?.children).toHaveLength(1)
  expect(fine.page.querySelector('[role="alert"]')).toBeNull()
  const failed = await renderWarnings({})
  expect(failed.page.querySelector('[role="alert"]')?.textContent).toBe(
    'The server responded with 404.',
  )
})
