import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A way to operate the editor: by mouse, or by keyboard alone. */
export interface InputMethod {
  readonly press: (control: Locator) => Promise<void>
  /** Replaces the text in a field. */
  readonly replaceText: (field: Locator, typed: string) => Promise<void>
  /** Chooses a line of a tree. */
  readonly chooseLine: (tree: Locator, line: RegExp) => Promise<void>
  /** Moves the chosen line of a tree before the line above it. */
  readonly moveUp: (tree: Locator, line: RegExp, above: RegExp) => Promise<void>
  /** Selects an option of a select. */
  readonly selectOption: (list: Locator, label: string) => Promise<void>
  /** Sets a date and time in the morning, such as `2040-05-01T10:00`. */
  readonly setTime: (field: Locator, time: string) => Promise<void>
  /** Makes the selected text a link. */
  readonly link: (text: Locator) => Promise<void>
  /** Chooses a file at an upload button. */
  readonly upload: (button: Locator, file: UploadedFile) => Promise<void>
}

interface UploadedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export function byMouse(page: Page): InputMethod {
  const lineOf = (tree: Locator, name: RegExp) => tree.getByRole('treeitem', { name }).first()
  return {
    press: (control) => control.click(),
    replaceText: async (field, typed) => {
      await field.click()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(typed)
    },
    chooseLine: (tree, line) => lineOf(tree, line).click(),
    moveUp: async (tree, line, above) => {
      const targetPosition = { x: 30, y: 3 }
      await lineOf(tree, line).dragTo(lineOf(tree, above), { targetPosition })
    },
    selectOption: async (list, label) => {
      await list.selectOption({ label })
    },
    setTime: (field, time) => field.fill(time),
    link: () => page.getByRole('button', { name: 'Link', exact: true }).click(),
    upload: async (button, file) => {
      const chooser = page.waitForEvent('filechooser')
      await button.click()
      await (await chooser).setFiles(file)
    },
  }
}

/** Key presses after which a test gives up looking for a control or line: more than any test needs. */
const MAX_PRESSES = 60

/** Operates the editor by keys alone: a mouse event fails the test, and so does a tab stop without visible focus. */
export async function byKeyboard(page: Page): Promise<InputMethod> {
  await page.exposeFunction('mouseWasUsed', () => {
    throw new Error('The page received a mouse event; expected only keys')
  })
  await page.addInitScript(() => {
    const fail = () => Reflect.get(window, 'mouseWasUsed')()
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, fail, true)
  })
  const { keyboard } = page
  /** Moves the focus to a control: by F6 to its part of the workspace, then by Tab. */
  const focusControl = async (control: Locator) => {
    await control.waitFor()
    // Found once, since finding a control by its role takes longer than a press of Tab.
    const element = await control.evaluateHandle((found) => found)
    const stops: string[] = []
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      const key = await element.evaluate(keyTowards)
      if (key === undefined) return
      await keyboard.press(key)
      const focus = await page.evaluate(visibleFocus)
      expect(focus.isVisible, `the focus on ${focus.name}`).toBe(true)
      stops.push(focus.name)
    }
    throw new Error(`Tab did not reach ${control}, only: ${stops.join(', ')}`)
  }
  return {
    press: async (control) => {
      await focusControl(control)
      await keyboard.press('Enter')
    },
    replaceText: async (field, typed) => {
      await focusControl(field)
      await keyboard.press('Control+a')
      await keyboard.insertText(typed)
    },
    chooseLine: async (tree, line) => {
      await focusControl(tree)
      await keyboard.press('Home')
      const activeLine = () =>
        tree.evaluate((element) => {
          const id = element.getAttribute('aria-activedescendant') ?? ''
          return document.getElementById(id)?.textContent ?? ''
        })
      for (let presses = 0; !line.test(await activeLine()); presses += 1) {
        expect(presses, `The tree has no line ${line}`).toBeLessThan(MAX_PRESSES)
        await keyboard.press('ArrowDown')
      }
      await keyboard.press('Enter')
    },
    moveUp: async (tree) => {
      await focusControl(tree)
      await keyboard.press('Alt+ArrowUp')
    },
    selectOption: async (list, label) => {
      await focusControl(list)
      await keyboard.type(label)
    },
    setTime: async (field, time) => {
      const [year = '', month = '', day = '', hour = '', minute = ''] = time.split(/[-T:]/)
      await focusControl(field)
      await keyboard.type(`${month}${day}${year}`)
      await keyboard.press('ArrowRight')
      await keyboard.type(`${hour}${minute}AM`)
      expect(await field.inputValue()).toBe(time)
    },
    link: async (text) => {
      await focusControl(text)
      await keyboard.press('Control+k')
    },
    upload: async (button, file) => {
      // Awaited from before the key press, so that Playwright handles the file dialog in place of the browser.
      const chooser = page.waitForEvent('filechooser')
      await focusControl(button)
      await keyboard.press('Enter')
      await (await chooser).setFiles(file)
    },
  }
}

/**
 * Returns the key that leads nearer to an element: F6 to its part of the workspace, Tab or Shift+Tab; undefined when it
 * has the focus.
 */
function keyTowards(element: Element): 'F6' | 'Tab' | 'Shift+Tab' | undefined {
  const focused = document.activeElement ?? document.body
  if (element.contains(focused)) return undefined
  const part = element.closest('.workspace > *')
  const isInPart = part?.contains(focused) ?? true
  if (!isInPart && element.closest('dialog, [popover]') === null) return 'F6'
  const isBefore = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
  return isBefore ? 'Shift+Tab' : 'Tab'
}

/** Returns a name of the focused element for messages, and whether its focus is visible. */
function visibleFocus(): { readonly name: string; readonly isVisible: boolean } {
  const focused = document.activeElement ?? document.body
  const line = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '')
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? ''}`
  // The page in a frame and the parts of a date show their own focus.
  if (focused.matches('iframe, body, [type="datetime-local"]')) return { name, isVisible: true }
  // A rich text has its focus ring around its toolbar and its text.
  const ringedElements = [line, focused, focused.closest('.rich-text'), focused.closest('label')]
  const isVisible = ringedElements.some((element) => {
    if (element === null) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  })
  return { name, isVisible }
}
