import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { Settings } from '@prospectus/content/schema/stories/settings'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageProvider, type PageView } from './page-view.ts'

/**
 * Markup that is the same on many pages.
 *
 * @param key whatever it depends on beside the snapshot, its settings and the page's language: of few values,
 *   however many pages there are
 */
export type SharedMarkup = (page: PageView, key: string, render: () => ReactNode) => string

/**
 * Renders what many pages share once for a snapshot and its settings, and drops it with them: header and footer are
 * more than half of the elements of an article. A preview renders it for each page, whose settings may be those
 * that somebody is typing.
 */
export function createSharedMarkup(): SharedMarkup {
  const known = new WeakMap<Snapshot, WeakMap<Settings, Map<string, string>>>()
  return (page, key, render) => {
    const { mode, snapshot, settings, lang } = page
    const made = () => renderToStaticMarkup(<PageProvider value={page}>{render()}</PageProvider>)
    if (mode === 'preview') return made()
    const ofSnapshot = known.get(snapshot) ?? new WeakMap<Settings, Map<string, string>>()
    known.set(snapshot, ofSnapshot)
    const ofSettings = ofSnapshot.get(settings) ?? new Map<string, string>()
    ofSnapshot.set(settings, ofSettings)
    const place = `${lang} ${key}`
    const markup = ofSettings.get(place) ?? made()
    ofSettings.set(place, markup)
    return markup
  }
}
