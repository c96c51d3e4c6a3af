import type { FrameLocator, Page } from 'playwright-core'
import { inject } from 'vitest'
import { editorHtml, signedPreview } from '../../../tools/testing/preview-frame.ts'

/** A story from the delivery API, with only the fields that these tests use. */
export interface EditedStory {
  readonly id: number
  readonly full_slug: string
  readonly content: { readonly body: readonly object[] } & Readonly<Record<string, unknown>>
}

/** A page with the preview in a frame, and an editor's actions. */
export interface EditorPage {
  readonly frame: FrameLocator
  /** Sends a message to the page in the frame. */
  readonly send: (message: object) => Promise<void>
  /** Sends a story with its unsaved content, as the editor does after a keystroke. */
  readonly type: (story: object) => Promise<void>
  /** Messages from the frame, with their origins. */
  readonly received: () => Promise<readonly { origin: string; data: { action: string } }[]>
}

const getFromApi = async (path: string) => {
  const address = new URL(path, inject('cmsUrl'))
  address.searchParams.set('token', inject('previewToken'))
  return (await fetch(address)).json()
}

/** The draft of a story of the seed content, by its full slug. */
export async function draftOf(fullSlug: string): Promise<EditedStory> {
  return (await getFromApi(`/v2/cdn/stories/${fullSlug}?version=draft`)).story
}

export async function spaceId(): Promise<string> {
  return String((await getFromApi('/v2/cdn/spaces/me')).space.id)
}

/** The signed address that an editor loads in its frame: for a path, or for one story at that path. */
export async function signedAddress(path: string, storyId?: number): Promise<string> {
  const [previewUrl, previewToken] = [inject('previewUrl'), inject('previewToken')]
  return signedPreview({ previewUrl, spaceId: await spaceId(), previewToken, path, storyId })
}

/**
 * Opens an editor that shows an address in its frame.
 *
 * @param options.origin of the editor; by default that of the content system
 * @param options.isSilent leaves it to the test to respond to the page
 */
export async function openEditor(
  page: Page,
  address: string,
  { origin = inject('cmsUrl'), isSilent = false } = {},
): Promise<EditorPage> {
  await page.route(`${origin}/test-editor`, (route) =>
    route.fulfill({ contentType: 'text/html', body: editorHtml(address, { isSilent }) }),
  )
  await page.goto(`${origin}/test-editor`)
  const send = (message: object) =>
    page.evaluate((sent) => {
      document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*')
    }, message)
  return {
    frame: page.frameLocator('iframe'),
    send,
    type: (story) => send({ action: 'input', story }),
    received: () => page.evaluate(() => Reflect.get(window, 'received')),
  }
}
