// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { drawnEditor, withWords } from '../context/drawn-editor.fixture.tsx'
import { Webhooks } from './webhooks.tsx'

const webhook = {
  ...{ id: 1, name: 'Search', endpoint: 'https://search.example/in', actions: [] as string[] },
  ...{ activated: true, failures: 0, has_secret: true, own: false },
}

async function drawnRows(...webhook_endpoints: (typeof webhook)[]) {
  const drawn = await drawnEditor(<Webhooks />, {
    answers: { 'GET webhook_endpoints': { webhook_endpoints }, 'PUT webhook_endpoints/1': {} },
  })
  const rows = [...drawn.page.querySelectorAll('tbody tr')]
  const stateOf = (row: Element) => [
    row.querySelector('.badge')?.textContent,
    row.querySelector('.badge')?.className,
  ]
  const buttonsOf = (row: Element) =>
    [...row.querySelectorAll('button')].map(({ textContent }) => textContent)
  return { ...drawn, rows, states: rows.map(stateOf), buttons: rows.map(buttonsOf) }
}

test('a webhook is on, off, or on and not reached', async () => {
  const { states } = await drawnRows(
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

test('what it is told of is said in words; a topic that has none stands as it is', async () => {
  const { rows } = await drawnRows(
    webhook,
    { ...webhook, id: 2, actions: ['story.published', 'story.renamed'] },
    { ...webhook, id: 3, name: '' },
  )
  expect(rows[0]?.textContent).toContain('Everything')
  expect(rows[1]?.textContent).toContain('A story was publishedstory.renamed')
  expect(rows[2]?.querySelector('strong')?.textContent).toBe('https://search.example/in')
})

test('that of the installation is neither changed nor deleted here', async () => {
  const { buttons } = await drawnRows(webhook, { ...webhook, id: 2, own: true })
  expect(buttons).toEqual([['Log', 'Change', 'Delete'], ['Log']])
})

test('a change keeps the secret unless another is typed', async () => {
  const { page, requests, after } = await drawnRows(webhook)
  await after(() => withWords(page, 'button', 'Change Search').click())
  const form = page.querySelector('dialog form') as HTMLFormElement
  await after(() => form.requestSubmit())
  const sent = requests.find(({ route }) => route === 'PUT webhook_endpoints/1')?.body
  expect(sent).toMatchObject({ webhook_endpoint: { name: 'Search', activated: true } })
  expect(Object(sent).webhook_endpoint).not.toHaveProperty('secret')
})
