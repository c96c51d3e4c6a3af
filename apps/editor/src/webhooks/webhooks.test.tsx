// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { Webhooks } from './webhooks.tsx'

const webhook = {
  ...{ id: 1, name: 'Search', endpoint: 'https://search.example/in', actions: [] as string[] },
  ...{ activated: true, failures: 0, has_secret: true, own: false },
}

async function renderRows(...webhook_endpoints: (typeof webhook)[]) {
  const rendered = await renderEditor(<Webhooks />, {
    responses: { 'GET webhook_endpoints': { webhook_endpoints }, 'PUT webhook_endpoints/1': {} },
  })
  const rows = [...rendered.page.querySelectorAll('tbody tr')]
  const stateOf = (row: Element) => [
    row.querySelector('.badge')?.textContent,
    row.querySelector('.badge')?.className,
  ]
  const buttonsOf = (row: Element) =>
    [...row.querySelectorAll('button')].map(({ textContent }) => textContent)
  return { ...rendered, rows, states: rows.map(stateOf), buttons: rows.map(buttonsOf) }
}

test('a webhook is shown as on, off, or on but not reached', async () => {
  const { states } = await renderRows(
    webhook,
    { ...webhook, id: 2, failures: 3 },
    { ...webhook, id: 3, activated: false },
    { ...webhook, id: 4, activated: false, failures: 3 },
  )
  expect(states).toEqual([
    ['On', 'badge is-good'],
    ['Not reached', 'badge is-fault'],
    ['Off', 'badge'],
    ['Off', 'badge'],
  ])
})

test('each event is shown by its label, and an unknown event by its name', async () => {
  const { rows } = await renderRows(
    webhook,
    { ...webhook, id: 2, actions: ['story.published', 'story.renamed'] },
    { ...webhook, id: 3, name: '' },
  )
  expect(rows[0]?.textContent).toContain('Everything')
  expect(rows[1]?.textContent).toContain('A story was publishedstory.renamed')
  expect(rows[2]?.querySelector('strong')?.textContent).toBe('https://search.example/in')
})

test('a webhook from the server settings can be neither changed nor deleted', async () => {
  const { buttons } = await renderRows(webhook, { ...webhook, id: 2, own: true })
  expect(buttons).toEqual([['Log', 'Change', 'Delete'], ['Log']])
})

test('a change keeps the secret unless another is typed', async () => {
  const { page, requests, actAndSettle } = await renderRows(webhook)
  await actAndSettle(() => findByName(page, 'button', 'Change Search').click())
  const form = page.querySelector('dialog form') as HTMLFormElement
  await actAndSettle(() => form.requestSubmit())
  const body = requests.find(({ route }) => route === 'PUT webhook_endpoints/1')?.body
  expect(body).toMatchObject({ webhook_endpoint: { name: 'Search', activated: true } })
  expect(Object(body).webhook_endpoint).not.toHaveProperty('secret')
})
