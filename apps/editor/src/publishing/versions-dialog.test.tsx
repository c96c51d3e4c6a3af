// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { component, componentsOf, field } from '../api/components.fixture.ts'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { createStoryStore } from '../saving/story-store.ts'
import { createBrowserJournal } from '../saving/unreliable-server.fixture.ts'
import { VersionsDialog } from './versions-dialog.tsx'

const page = component('modules/page', { title: field('text', 'Title in search results') })
const content = { _uid: 'root', component: page.name }
const open = await createStoryStore({
  request: createFakeContentSystem(() => 'cut').request,
  journal: createBrowserJournal(),
  record: storyRecord({ id: 7, content }),
})

const head = {
  ...{ number: 1, created_at: '2026-03-04T05:06:07.000Z', author: 'Ada', action: 'saved' },
  ...{ changes: [] as string[], published_at: null, published_by: null },
}

const record = { name: 'Home', tag_list: [], content }

async function renderVersions(...versions: object[]) {
  const dialog = (
    <VersionsDialog storyStore={open} onClose={() => undefined} onDone={() => undefined} />
  )
  const rendered = await renderEditor(dialog, {
    responses: { 'GET stories/7/versions': { versions } },
    components: componentsOf(page),
  })
  const lines = [...rendered.page.querySelectorAll('.version-list button')] as HTMLButtonElement[]
  return { ...rendered, lines, texts: lines.map(({ textContent }) => textContent) }
}

test('a version shows who did what, and names changed fields by their labels', async () => {
  const { texts } = await renderVersions(
    { ...head, number: 3, action: 'created', changes: ['name', 'content.title', 'content.gone'] },
    { ...head, number: 2, action: 'imported', author: '' },
  )
  expect(texts[0]).toMatch(/^Version 3 .* by Ada/)
  expect(texts[0]).toMatch(/: Name, Title in search results, gone$/)
  expect(texts[1]).not.toContain(' by ')
  expect(texts[1]).not.toContain(': ')
})

test('a published version says so, and who published it where that is known', async () => {
  const published_at = '2026-03-05T05:06:07.000Z'
  const { lines } = await renderVersions(
    { ...head, number: 3, published_at, published_by: 'Grace' },
    { ...head, number: 2, published_at, published_by: null },
    { ...head, number: 1, action: 'created' },
  )
  const publishedLines = lines.map((line) => line.querySelector('.is-good')?.textContent)
  expect(publishedLines[0]).toMatch(/^published .* by Grace$/)
  expect(publishedLines[1]).toMatch(/^published /)
  expect(publishedLines[1]).not.toContain(' by ')
  expect(publishedLines[2]).toBeUndefined()
})

test('plain saves in a row are folded below the newest; a press opens the version', async () => {
  const { page, lines, navigations, actAndSettle } = await renderVersions(
    { ...head, number: 2, created_at: '2026-03-04T05:16:07.000Z' },
    head,
  )
  expect(page.querySelector('details summary')?.textContent).toBe('1 save before')
  await actAndSettle(() => lines[1]?.click())
  expect(navigations).toEqual([{ version: 1 }])
})

test('a version whose preview cannot be opened says why', async () => {
  const dialog = (
    <VersionsDialog
      storyStore={open}
      version={1}
      onClose={() => undefined}
      onDone={() => undefined}
    />
  )
  const rendered = await renderEditor(dialog, {
    responses: {
      'GET stories/7/versions': { versions: [head] },
      'GET stories/7/versions/1': { version: { ...head, ...record } },
    },
    components: componentsOf(page),
  })
  const view = rendered.page.querySelector('.version-view')
  expect(view?.querySelector('[role="alert"]')?.textContent).toContain('404')
})

/** Renders a story of 101 versions; while `isBroken()`, only the newest can be read. */
async function renderManyVersions(isBroken = () => false) {
  const totals = { 'GET stories/7/versions': 101 }
  const versions = Array.from({ length: 101 }, (_, at) => ({
    ...head,
    ...{ number: 101 - at, action: 'created' },
  }))
  const rendered = await renderEditor(
    <VersionsDialog storyStore={open} onClose={() => undefined} onDone={() => undefined} />,
    {
      responses: {
        'GET stories/7/versions': (query: URLSearchParams) => {
          if (isBroken() && !isNewest(query)) return undefined
          const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page'))]
          return { versions: versions.slice((page - 1) * size, page * size) }
        },
      },
      totals,
    },
  )
  const count = () => rendered.page.querySelectorAll('.version-list [aria-pressed]').length
  const showOlder = () =>
    rendered.actAndSettle(() => {
      const button = findByName(rendered.page, 'button', 'Older versions')
      button.focus()
      button.click()
    })
  return { ...rendered, totals, count, showOlder }
}

const isNewest = (query: URLSearchParams) => query.get('per_page') === '25'

test('one press shows all older versions, also those that fill further pages', async () => {
  const { page, count, showOlder } = await renderManyVersions()
  expect(count()).toBe(25)
  await showOlder()
  expect(count()).toBe(101)
  expect(page.textContent).not.toContain('Older versions')
  expect(document.activeElement?.textContent).toMatch(/^Version 76 /)
})

test('another press loads older versions that failed to load, and keeps the focus', async () => {
  let isBroken = true
  const { page, requests, count, showOlder } = await renderManyVersions(() => isBroken)
  await showOlder()
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('404')
  expect(document.activeElement?.textContent).toBe('Older versions')
  isBroken = false
  await showOlder()
  expect(count()).toBe(101)
  expect(page.querySelector('[role="alert"]')).toBeNull()
  expect(requests.filter(({ query }) => !isNewest(query))).toHaveLength(3)
})

test('a version added since does not bring back the button for older ones', async () => {
  let isBroken = false
  const { page, totals, refetch, showOlder } = await renderManyVersions(() => isBroken)
  await showOlder()
  totals['GET stories/7/versions'] = 102
  isBroken = true
  await refetch()
  expect(page.textContent).not.toContain('Older versions')
})
