import type { Enhance } from '../loader.ts'

/** Elements that the loader has already scheduled. */
const scheduled = new WeakSet<Element>(document.querySelectorAll('[data-module]'))

/** Schedules the scripts of elements added to the page; `getEnhance` replaces the import of a module. */
export async function enhanceAddedElements(
  getEnhance?: (module: string) => Promise<Enhance>,
): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-module]')]
  const added = elements.filter((element) => !scheduled.has(element))
  if (added.length === 0) return
  const { schedule } = await import('../loader.ts')
  for (const element of added) {
    scheduled.add(element)
    schedule(element, getEnhance)
  }
}
