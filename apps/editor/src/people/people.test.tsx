// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { enter, findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { People } from './people.tsx'

test('whoever invites a person gets the link to send them', async () => {
  const { page, actAndSettle } = await renderEditor(<People />, {
    responses: {
      'GET people': { people: [] },
      'POST people': { link: 'https://cms.example/reset-password?token=t', mailed: false },
    },
  })
  const press = (name: string) => actAndSettle(() => findByName(page, 'button', name).click())
  await press('Invite a person')
  const email = page.querySelector<HTMLInputElement>('input[name="email"]')
  if (email === null) throw new Error('The form has no email')
  enter(email, 'grace@example.com')
  await press('Invite')
  const dialog = findByName(page, 'dialog', 'A link for grace@example.com')
  expect(dialog.innerHTML).toContain('https://cms.example/reset-password?token=t')
})
