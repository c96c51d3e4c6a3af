import type { BridgeClass } from '@prospectus/protocol/bridge-messages'

declare global {
  interface Window {
    StoryblokBridge?: BridgeClass
  }
}

/**
 * Loads the editor's bridge.
 *
 * @throws when there is none at the address
 */
export async function loadBridge(address: string): Promise<BridgeClass> {
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded.`)))
  })
  script.src = address
  document.head.append(script)
  await loaded
  const { StoryblokBridge } = window
  if (StoryblokBridge === undefined) throw new Error(`There is no StoryblokBridge in ${address}.`)
  return StoryblokBridge
}
