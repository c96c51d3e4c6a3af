import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** How somebody works with the editor: by mouse, or by keyboard alone. */
export interface Hands {
  /** Presses a control. */
  readonly press: (control: Locator) => Promise<void>
  /** Replaces what a text field holds. */
  readonly write: (field: Locator, words: string) => Promise<void>
  /** Chooses a line of a tree by words of it. */
  readonly choose: (tree: Locator, line: RegExp) => Promise<void>
  /** Moves the chosen line of a tree, whose words are these, before the line with the others. */
  readonly moveUp: (tree: Locator, line: RegExp, above: RegExp) => Promise<void>
  /** Chooses one of a list. */
  readonly pick: (list: Locator, label: string) => Promise<void>
  /** Sets day and time, given as `2040-05-01T10:00` in the morning. */
  readonly setTime: (field: Locator, time: string) => Promise<void>
  /** Makes the chosen words of a text a link. */
  readonly link: (text: Locator) => Promise<void>
  /** Chooses files at a button that asks for them. */
  readonly upload: (button: Locator, file: UploadedFile) => Promise<void>
}

interface UploadedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export function byMouse(page: Page): Hands {
  const lineOf = (tree: Locator, name: RegExp) => tree.getByRole('treeitem', { name }).first()
  return {
    press: (control) => control.click(),
    write: async (field, words) => {
      await field.click()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(words)
    },
    choose: (tree, line) => lineOf(tree, line).click(),
    moveUp: async (tree, line, above) => {
      const targetPosition = { x: 30, y: 3 }
      await lineOf(tree, line).dragTo(lineOf(tree, above), { targetPosition })
    },
    pick: async (list, label) => {
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

/** More stops of the Tab key than any way here needs. */
const MOST_STOPS = 60

/**
 * Works with keys alone: a press of the mouse fails the test, and so does a stop on the way that shows no focus.
 */
export async function byKeyboard(page: Page): Promise<Hands> {
  await page.exposeFunction('mouseWasUsed', () => {
    throw new Error('The mouse was used')
  })
  await page.addInitScript(() => {
    const tell = () => Reflect.get(window, 'mouseWasUsed')()
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, tell, true)
  })
  const { keyboard } = page
  /** Tab leads there, or F6 to its part first. */
  const go = async (control: Locator) => {
    await control.waitFor()
    // Looked for once: to find a control by its role costs more than a press of Tab.
    const element = await control.evaluateHandle((found) => found)
    const stops: string[] = []
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const key = await element.evaluate(keyTowards)
      if (key === undefined) return
      await keyboard.press(key)
      const focus = await page.evaluate(seenFocus)
      expect(focus.isSeen, `the focus on ${focus.name}`).toBe(true)
      stops.push(focus.name)
    }
    throw new Error(`${control} is not reached by Tab: ${stops.join(', ')}`)
  }
  return {
    press: async (control) => {
      await go(control)
      await keyboard.press('Enter')
    },
    write: async (field, words) => {
      await go(field)
      await keyboard.press('Control+a')
      await keyboard.insertText(words)
    },
    choose: async (tree, line) => {
      await go(tree)
      await keyboard.press('Home')
      const active = () =>
        tree.evaluate((element) => {
          const id = element.getAttribute('aria-activedescendant') ?? ''
          return document.getElementById(id)?.textContent ?? ''
        })
      for (let stop = 0; !line.test(await active()); stop += 1) {
        expect(stop, `no line ${line}`).toBeLessThan(MOST_STOPS)
        await keyboard.press('ArrowDown')
      }
      await keyboard.press('Enter')
    },
    moveUp: async (tree) => {
      await go(tree)
      await keyboard.press('Alt+ArrowUp')
    },
    pick: async (list, label) => {
      await go(list)
      await keyboard.type(label)
    },
    setTime: async (field, time) => {
      const [year = '', month = '', day = '', hour = '', minute = ''] = time.split(/[-T:]/)
      await go(field)
      await keyboard.type(`${month}${day}${year}`)
      await keyboard.press('ArrowRight')
      await keyboard.type(`${hour}${minute}AM`)
      expect(await field.inputValue()).toBe(time)
    },
    link: async (text) => {
      await go(text)
      await keyboard.press('Control+k')
    },
    upload: async (button, file) => {
      // The browser has to know that its dialog is answered here before the key is pressed.
      const chooser = page.waitForEvent('filechooser')
      await go(button)
      await keyboard.press('Enter')
      await (await chooser).setFiles(file)
    },
  }
}

/**
 * The key that leads nearer to an element: F6 to its part of the workspace, Tab, or Shift+Tab to what stands before;
 * undefined where the focus is on it.
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

/** What has the focus, and whether somebody who looks sees that. */
function seenFocus(): { readonly name: string; readonly isSeen: boolean } {
  const focused = document.activeElement ?? document.body
  const line = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '')
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? ''}`
  // The page in a frame and the parts of a date show their own focus.
  if (focused.matches('iframe, body, [type="datetime-local"]')) return { name, isSeen: true }
  // A rich text has its ring around its tools and its text.
  const rings = [line, focused, focused.closest('.rich-text'), focused.closest('label')]
  const isSeen = rings.some((element) => {
    if (element === null) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  })
  return { name, isSeen }
}
