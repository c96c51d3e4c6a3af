// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { drawnEditor, withWords } from '../context/drawn-editor.fixture.tsx'
import { CloseButton, Dialog } from './dialog.tsx'

const dialogs = (page: Element) =>
  [...page.querySelectorAll('dialog')].map((each) => each.getAttribute('aria-label'))

/** A form in a dialog that calls `onClose`. */
async function drawnForm(more: { readonly isAutosaved?: boolean } = {}) {
  const onClose = vi.fn()
  const drawn = await drawnEditor(
    <Dialog title="Person" onClose={onClose} {...more}>
      <label>
        Name <input defaultValue="Ada" />
      </label>
      <CloseButton />
    </Dialog>,
  )
  const input = drawn.page.querySelector('input') as HTMLInputElement
  const press = (key: string, more: KeyboardEventInit = {}) =>
    drawn.after(() =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })),
    )
  return { ...drawn, onClose, input, press }
}

test('a form focuses its first field, and closes without a question while nothing is typed', async () => {
  const { page, onClose, input, press, after } = await drawnForm()
  expect(document.activeElement).toBe(input)
  await press('Escape')
  expect(onClose).toHaveBeenCalledTimes(1)
  await after(() => withWords(page, 'button', 'Cancel').click())
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('typed text is discarded only after a question', async () => {
  const { page, onClose, input, press, after } = await drawnForm()
  input.value = 'Ada L'
  await press('Escape')
  expect(onClose).not.toHaveBeenCalled()
  expect(dialogs(page)).toHaveLength(2)
  await after(() => withWords(page, 'button', 'Keep writing').click())
  expect(dialogs(page)).toEqual(['Person'])
  await press('Escape')
  await after(() => withWords(page, 'button', 'Discard').click())
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('text that is saved while typing needs no question', async () => {
  const { onClose, input, press } = await drawnForm({ isAutosaved: true })
  input.value = 'Ada L'
  await press('Escape')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Escape during composition, or handled inside the dialog, does not close it', async () => {
  const { onClose, input, press } = await drawnForm()
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
  const { page, after } = await drawnEditor(<Both />)
  const opener = withWords(page, 'button', 'More')
  opener.focus()
  await after(() => opener.click())
  const inner = page.querySelector('dialog dialog') as HTMLDialogElement
  expect(inner.contains(document.activeElement)).toBe(true)
  await after(() => inner.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(closed).toEqual(['inner'])
  expect(document.activeElement).toBe(opener)
})
