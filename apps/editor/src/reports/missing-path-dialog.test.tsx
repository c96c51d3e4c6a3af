// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderEditor } from '../context/rendered-editor.fixture.tsx'
import { MissingPathDialog } from './missing-paths.tsx'

test('ROUTE-4 the dialog says that likely pages cannot be loaded, and an address can still be typed', async () => {
  const nothing = () => undefined
  const { page } = await renderEditor(
    <MissingPathDialog id={1} path="/prices" onCreated={nothing} onClose={nothing} />,
  )
  const alerts = [...page.querySelectorAll('[role="alert"]')]
  expect(alerts.map(({ textContent }) => textContent).join('')).toContain('404')
  expect(page.querySelector('input')?.disabled).toBe(false)
})
