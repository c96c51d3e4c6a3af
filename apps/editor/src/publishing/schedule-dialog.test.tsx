// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import { enter, findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { createStoryStore } from '../saving/story-store.ts'
import { createBrowserJournal } from '../saving/unreliable-server.fixture.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

const record = storyRecord({ id: 7, version: 3, content: { _uid: 'root', component: 'page' } })
const spring = {
  ...{ id: 5, name: 'Spring', story_ids: [7, 8], changed_ids: [], release_at: null },
  ...{ done_at: null, problem: null },
}

/**
 * Renders the dialog of a page with a plan for 2040, and with a release of this page and another.
 * @param lacking a route that the server answers with 404
 */
async function renderSchedule(lacking?: string) {
  const { request } = createFakeContentSystem(() => ({ body: { story: record } }))
  const storyStore = await createStoryStore({ request, record, journal: createBrowserJournal() })
  const plan = {
    ...{ id: 1, story_id: 7, publish_at: '2040-05-01T10:00:00.000Z', unpublish_at: null },
    ...{ done_at: null, problem: null, changed_since: false },
  }
  const release = { release: { ...spring, problem: '“/gone” was deleted.' } }
  const nothing = () => undefined
  const responses: Record<string, unknown> = {
    'GET stories/7/losses': { warnings: [] },
    'GET story_schedulings': { story_schedulings: [plan] },
    'GET releases': { releases: [spring] },
    'GET stories/7': { story: record },
    'GET stories/8': { story: storyRecord({ id: 8, name: 'Other' }) },
    'POST story_schedulings': { story_scheduling: plan },
    'DELETE story_schedulings/1': {},
    'POST releases': release,
    'PUT releases/5': release,
    'POST releases/5/publish': release,
    'DELETE releases/5': release,
  }
  if (lacking !== undefined) delete responses[lacking]
  const rendered = await renderEditor(
    <ScheduleDialog storyStore={storyStore} onClose={nothing} onDone={nothing} />,
    { responses },
  )
  const { page, actAndSettle, requests } = rendered
  const press = (name: string) => actAndSettle(() => findByName(page, 'button', name).click())
  const changes = () =>
    requests.flatMap(({ route, body }) => (route.startsWith('GET') ? [] : [[route, body]]))
  const type = (name: string, value: string) =>
    actAndSettle(() =>
      enter(page.querySelector(`input[name="${name}"]`) as HTMLInputElement, value),
    )
  return { ...rendered, press, changes, type }
}

test('PUB-1 the open version of a page is scheduled for publishing, and the schedule is cancelled', async () => {
  const { page, press, changes, type } = await renderSchedule()
  expect(page.textContent).toContain('is published')
  await type('at', '2041-06-01T10:00')
  await press('Schedule it')
  const publish_at = new Date('2041-06-01T10:00').toISOString()
  const body = { story_scheduling: { story_id: 7, version: 3, publish_at } }
  await press('Take back')
  expect(changes()).toEqual([
    ['POST story_schedulings', body],
    ['DELETE story_schedulings/1', undefined],
  ])
})

test('management-api#schedules-and-releases a release is made, says why it cannot be published, and is deleted', async () => {
  const { page, press, changes, type } = await renderSchedule()
  await type('name', 'Summer')
  await press('Make a release with this page')
  await press('Publish “Spring” now')
  expect(page.textContent).toContain('“/gone” was deleted.')
  await press('Delete “Spring”')
  expect(changes()).toEqual([
    ['POST releases', { release: { name: 'Summer', story_ids: [7] } }],
    ['POST releases/5/publish', undefined],
    ['DELETE releases/5', undefined],
  ])
})

test('management-api#schedules-and-releases a release lists its pages when it is opened, and one is taken out', async () => {
  const { page, actAndSettle, press, changes } = await renderSchedule()
  expect(page.textContent).toContain('2 pages')
  const details = page.querySelector('.release-line details') as HTMLDetailsElement
  await actAndSettle(() => {
    details.open = true
    details.dispatchEvent(new Event('toggle'))
  })
  await press('Take out')
  expect(changes()).toEqual([['PUT releases/5', { release: { story_ids: [8] } }]])
})

test('the dialog says that its schedules, or its releases, cannot be loaded', async () => {
  const alertsWithout = async (route: string) => {
    const { page } = await renderSchedule(route)
    const alerts = [...page.querySelectorAll('[role="alert"]')]
    return alerts.map(({ textContent }) => textContent).filter(Boolean)
  }
  const problem = ['The server responded with 404.']
  expect(await alertsWithout('GET story_schedulings')).toEqual(problem)
  expect(await alertsWithout('GET releases')).toEqual(problem)
})
