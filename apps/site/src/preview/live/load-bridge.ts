import type { BridgeClass } from '@prospectus/protocol/bridge-messages'

declare global {
  interface Window {
    StoryblokBridge?: BridgeClass
  }
}

/**
 * Loads the editor's bridge. Undefined when the script at the address loads and brings none.
 *
 * @throws when the script does not load
 */
export async function loadBridge(address: string): Promise<BridgeClass | undefined> {
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded.`)))
  })
  script.src = address
  document.head.append(script)
  await loaded
  return window.StoryblokBridge
}
