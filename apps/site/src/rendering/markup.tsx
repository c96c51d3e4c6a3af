import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { Settings } from '@prospectus/content/schema/stories/settings'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type CachedValue, cachedWithReads } from '../cdn/reads.ts'
import { PageProvider, type PageView } from './page-view.ts'
import { type RenderScope, RenderScopeProvider } from './render-scope.ts'

/**
 * Creates a function that computes a value once per snapshot, settings, language and `key`; in preview each time, since
 * settings may be unsaved. Callers pass few different keys, because all values stay in memory with the snapshot.
 */
export function createSnapshotMemo<Value>() {
  const cache = new WeakMap<Snapshot, WeakMap<Settings, Map<string, CachedValue<Value>>>>()
  return (page: PageView, key: string, make: () => Value): Value => {
    const { mode, snapshot, settings, lang } = page
    if (mode === 'preview') return make()
    const bySettings =
      cache.get(snapshot) ?? new WeakMap<Settings, Map<string, CachedValue<Value>>>()
    cache.set(snapshot, bySettings)
    const byKey = bySettings.get(settings) ?? new Map<string, CachedValue<Value>>()
    bySettings.set(settings, byKey)
    return cachedWithReads(byKey, `${lang} ${key}`, make)
  }
}

/** `createSnapshotMemo` for markup. */
export function createMarkupMemo() {
  const memoizeMarkup = createSnapshotMemo<string>()
  return (page: PageView, key: string, render: () => ReactNode): string =>
    memoizeMarkup(page, key, () => markupOf(page, render()))
}

/** Renders a part of a page. `scope` records its pictures, issues and searches; omit it for a part without any. */
export function markupOf(page: PageView, part: ReactNode, scope?: RenderScope): string {
  return renderToStaticMarkup(
    <PageProvider value={page}>
      <RenderScopeProvider value={scope}>{part}</RenderScopeProvider>
    </PageProvider>,
  )
}
