import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { Settings } from '@prospectus/content/schema/stories/settings'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Remembered, rememberedIn } from '../cdn/reads.ts'
import { PageProvider, type PageView } from './page-view.ts'

/** Renders markup once per snapshot, settings and `key` (few values). Preview's settings may be unsaved. */
export function createSharedMarkup() {
  const known = new WeakMap<Snapshot, WeakMap<Settings, Map<string, Remembered<string>>>>()
  return (page: PageView, key: string, render: () => ReactNode): string => {
    const { mode, snapshot, settings, lang } = page
    const renderMarkup = () =>
      renderToStaticMarkup(<PageProvider value={page}>{render()}</PageProvider>)
    if (mode === 'preview') return renderMarkup()
    const ofSnapshot =
      known.get(snapshot) ?? new WeakMap<Settings, Map<string, Remembered<string>>>()
    known.set(snapshot, ofSnapshot)
    const ofSettings = ofSnapshot.get(settings) ?? new Map<string, Remembered<string>>()
    ofSnapshot.set(settings, ofSettings)
    return rememberedIn(ofSettings, `${lang} ${key}`, renderMarkup)
  }
}
