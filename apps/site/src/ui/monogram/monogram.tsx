import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'

/** Stands in for a portrait or logo that is missing: the initials of the name beside it. Decoration. */
export function Monogram({ name }: { readonly name: string }): ReactNode {
  const { lang } = usePage()
  return (
    <span className="monogram" aria-hidden="true">
      {initialsOf(name, lang)}
    </span>
  )
}

/** The first letters of the first and the last word that begin with one. */
function initialsOf(name: string, lang: string): string {
  const letters = [...name.matchAll(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu)].map(
    ([letter]) => letter,
  )
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined]
    .join('')
    .toLocaleUpperCase(lang)
}
