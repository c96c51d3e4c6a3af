// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { CloseButton, Dialog } from './dialog.tsx'

const dialogs = (page: Element) =>
  [...page.querySelectorAll('dialog')].map((each) => each.getAttribute('aria-label'))

/** Renders a form in a dialog that calls `onClose`. */
async function renderForm(more: { readonly isAutosaved?: boolean } = {}) {
  const onClose = vi.fn()
  const rendered = await renderEditor(
    <Dialog title="Person" onClose={onClose} {...more}>
      <label>
        Name <input defaultValue="Ada" />
      </label>
      <CloseButton />
    </Dialog>,
  )
  const input = rendered.page.querySelector('input') as HTMLInputElement
  const press = (key: string, more: KeyboardEventInit = {}) =>
    rendered.actAndSettle(() =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })),
    )
  return { ...rendered, onClose, input, press }
}

test('a form focuses its first field, and closes without a question while nothing is typed', async () => {
  const { page, onClose, input, press, actAndSettle } = await renderForm()
  expect(document.activeElement).toBe(input)
  await press('Escape')
  expect(onClose).toHaveBeenCalledTimes(1)
  await actAndSettle(() => findByName(page, 'button', 'Cancel').click())
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('typed text is discarded only after a question', async () => {
  const { page, onClose, input, press, actAndSettle } = await renderForm()
  input.value = 'Ada L'
  await press('Escape')
  expect(onClose).not.toHaveBeenCalled()
  expect(dialogs(page)).toHaveLength(2)
  await actAndSettle(() => findByName(page, 'button', 'Keep writing').click())
  expect(dialogs(page)).toEqual(['Person'])
  await press('Escape')
  await actAndSettle(() => findByName(page, 'button', 'Discard').click())
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('text that is saved while typing needs no question', async () => {
  const { onClose, input, press } = await renderForm({ isAutosaved: true })
  input.value = 'Ada L'
  await press('Escape')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Escape during composition, or handled inside the dialog, does not close it', async () => {
  const { onClose, input, press } = await renderForm()
  await press('Escape', { isComposing: true })
  input.addEventListener('keydown', (event) => event.preventDefault())
  await press('Escape', { cancelable: true })
  await press('Enter')
  expect(onClose).not.toHaveBeenCalled()
})

test('a nested dialog closes alone, and the focus returns to its opener', async () => {
  const closed: string[] = []
  function Both() {
    const [isOpen, setOpen] = useState(false)
    return (
      <Dialog title="Outer" size="panel" onClose={() => closed.push('outer')}>
        <button type="button" onClick={() => setOpen(true)}>
          More
        </button>
        {isOpen && (
          <Dialog
            title="Inner"
            onClose={() => {
              closed.push('inner')
              setOpen(false)
            }}
          >
            <input />
          </Dialog>
        )}
      </Dialog>
    )
  }
  const { page, actAndSettle } = await renderEditor(<Both />)
  const opener = findByName(page, 'button', 'More')
  opener.focus()
  await actAndSettle(() => opener.click())
  const inner = page.querySelector('dialog dialog') as HTMLDialogElement
  expect(inner.contains(document.activeElement)).toBe(true)
  await actAndSettle(() => inner.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(closed).toEqual(['inner'])
  expect(document.activeElement).toBe(opener)
})
