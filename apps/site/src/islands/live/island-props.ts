/** Properties that wait for their island, the newest of each. */
const waiting = new WeakMap<HTMLElement, object>()

/** Whether an island's inside is React's, or is about to be. */
export function isTakenOver({ dataset }: HTMLElement): boolean {
  return dataset.island !== undefined && dataset.state !== undefined && dataset.state !== 'failed'
}

/**
 * Hands an island its new properties, once it is hydrated.
 *
 * @param json as in `data-props`
 */
export async function updateIsland(island: HTMLElement, json: string): Promise<void> {
  const isFirst = !waiting.has(island)
  waiting.set(island, JSON.parse(json))
  if (!isFirst) return
  await hydrated(island)
  const { giveProps } = await import('../hydrate.ts')
  const props = waiting.get(island)
  waiting.delete(island)
  if (props !== undefined) giveProps.get(island)?.(props)
}

function hydrated(island: HTMLElement): Promise<void> {
  if (island.dataset.hydrated !== undefined) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(island, { attributeFilter: ['data-hydrated'] })
  })
}
