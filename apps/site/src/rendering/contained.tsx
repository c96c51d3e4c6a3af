import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageProvider, type PageView } from './page-view.ts'
import { type RenderScope, RenderScopeProvider } from './render-scope.ts'

/** Renders a part of a page, so that an error loses only this part (DATA-4): React's server has no error boundaries. */
export function renderContained(
  page: PageView,
  scope: RenderScope,
  render: () => ReactNode,
): { readonly ok: true; readonly html: string } | { readonly ok: false; readonly reason: string } {
  try {
    const html = renderToStaticMarkup(
      <PageProvider value={page}>
        <RenderScopeProvider value={scope}>{render()}</RenderScopeProvider>
      </PageProvider>,
    )
    return { ok: true, html }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}
