import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { Settings } from '@prospectus/content/schema/stories/settings'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type CachedValue, cachedWithReads } from '../cdn/reads.ts'
import { PageProvider, type PageView } from './page-view.ts'

/**
 * Computes a value once per snapshot, settings, language and `key` (few values); always in preview, whose
 * settings may be unsaved.
 */
export function createShared<Made>() {
  const known = new WeakMap<Snapshot, WeakMap<Settings, Map<string, CachedValue<Made>>>>()
  return (page: PageView, key: string, make: () => Made): Made => {
    const { mode, snapshot, settings, lang } = page
    if (mode === 'preview') return make()
    const ofSnapshot =
      known.get(snapshot) ?? new WeakMap<Settings, Map<string, CachedValue<Made>>>()
    known.set(snapshot, ofSnapshot)
    const ofSettings = ofSnapshot.get(settings) ?? new Map<string, CachedValue<Made>>()
    ofSnapshot.set(settings, ofSettings)
    return cachedWithReads(ofSettings, `${lang} ${key}`, make)
  }
}

/** `createShared` for markup. */
export function createSharedMarkup() {
  const shared = createShared<string>()
  return (page: PageView, key: string, render: () => ReactNode): string =>
    shared(page, key, () => markupOf(page, render()))
}

/** Renders a part of a page that has no pictures and records nothing in the render scope. */
export function markupOf(page: PageView, part: ReactNode): string {
  return renderToStaticMarkup(<PageProvider value={page}>{part}</PageProvider>)
}
