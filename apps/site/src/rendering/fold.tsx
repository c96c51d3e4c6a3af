import type { ReactNode } from 'react'
import { type PageView, usePage } from './page-view.ts'

/** Placeholder in the HTML, until the styles of the linked sheet are known. */
const MARK = '<link rel="stylesheet" href="fold"/>'

/**
 * Marks where the first screen of a page may end: what follows may be styled by a linked sheet (decision 0071). It is the
 * first child of what follows, because siblings are styled by what they follow. None in preview, where input may lie on
 * either side.
 */
export function foldMark({ mode }: PageView): string {
  return mode === 'production' ? MARK : ''
}

export function Fold(): ReactNode {
  return foldMark(usePage()) === '' ? null : <link rel="stylesheet" href="fold" />
}

/** Cuts a page at its first mark, and removes the others; all is above the fold of a page without a mark. */
export function atFold(html: string) {
  const [before = '', ...after] = html.split(MARK)
  if (after.length === 0) return { above: html, opening: '', below: '' }
  const tag = before.lastIndexOf('<')
  return { above: before.slice(0, tag), opening: before.slice(tag), below: after.join('') }
}
