import type { ComponentType } from 'react'

type Hydrate = typeof import('./hydrate.ts').hydrate

/**
 * Brings an island to life in steps, each a task of its own: React, the component, the taking over. In
 * one piece they would hold up what the visitor does on a slow phone.
 *
 * @param react loads what takes the element over
 * @param component loads the island's component
 * @throws what loading throws
 */
export async function startIsland<Props extends object>(
  element: HTMLElement,
  react: () => Promise<{ readonly hydrate: Hydrate }>,
  component: () => Promise<{ readonly default: ComponentType<Props> }>,
): Promise<void> {
  const [{ hydrate }, { default: island }] = await Promise.all([react(), component()])
  await nextTask()
  hydrate(element, island)
}

/** Sooner than a timer, and never put off in a page that is not seen. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
