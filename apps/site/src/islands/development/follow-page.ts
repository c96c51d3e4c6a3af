import type { Enhance } from '../loader.ts'
import { type Fault, hideFault, showFault } from './fault-overlay.ts'
import { createServedPage } from './served-page.ts'

/**
 * What development loads in place of the loader: the page follows what is saved without being loaded
 * anew. `tools/run/dev.ts` says when the page has changed or cannot be made.
 */
const newest = new Map<string, Enhance>()

// Before the loader, which changes the page.
const page = createServedPage((element) =>
  schedule(
    element,
    async (module) => newest.get(module) ?? (await import(/* @vite-ignore */ module)).enhance,
  ),
)

const { schedule } = await import('../loader.ts')

const { fault: ownFault } = document.documentElement.dataset
if (ownFault !== undefined) showFault({ message: ownFault })

/** One change after the other. */
let turn = Promise.resolve()
function next(work: () => void | Promise<void>): void {
  turn = turn.then(work).catch((error) => console.error('The page could not be updated:', error))
}

async function update(): Promise<void> {
  hideFault()
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  // An error page has no state worth keeping.
  if (ownFault !== undefined || response.redirected) return location.reload()
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').documentElement
  const { fault } = next.dataset
  if (fault === undefined) page.update(next)
  else showFault({ message: fault })
}

import.meta.hot?.on('page:changed', () => next(update))
import.meta.hot?.on('page:fault', (fault: Fault) => next(() => showFault(fault)))
import.meta.hot?.on('vite:error', ({ err }) => next(() => showFault(err)))
import.meta.hot?.on('vite:beforeUpdate', () => next(hideFault))

/** Sent by an enhancer or island that was saved (`build/client-modules.ts`). */
addEventListener('module:changed', (event) => {
  const { address, enhance } = (event as CustomEvent<{ address: string; enhance: Enhance }>).detail
  newest.set(address, enhance)
  next(() => page.renew(address))
})
