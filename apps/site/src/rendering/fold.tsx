import type { ReactNode } from 'react'
import { type PageView, usePage } from './page-view.ts'

/** A link to nowhere, until the styles are known that it brings. */
const MARK = '<link rel="stylesheet" href="fold"/>'

/**
 * The mark of a place where the first screen of a page may end: what follows may be styled by a linked sheet
 * (decision 0071). It is the first child of what follows, because elements side by side are styled by what they
 * follow. A preview has no such place: what an editor types may lie on either side of it.
 */
export function foldMark({ mode }: PageView): string {
  return mode === 'production' ? MARK : ''
}

/** `foldMark` as an element. */
export function Fold(): ReactNode {
  return foldMark(usePage()) === '' ? null : <link rel="stylesheet" href="fold" />
}

/** The HTML of a page in three parts; all is above the fold of a page without a mark. */
export interface FoldedHtml {
  readonly above: string
  /** The tag of the element that the first mark stands in. */
  readonly opening: string
  readonly below: string
}

/** Cuts a page at its first mark, and takes the others out. */
export function atFold(html: string): FoldedHtml {
  const [before = '', ...after] = html.split(MARK)
  if (after.length === 0) return { above: html, opening: '', below: '' }
  const tag = before.lastIndexOf('<')
  return { above: before.slice(0, tag), opening: before.slice(tag), below: after.join('') }
}
