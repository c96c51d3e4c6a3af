import { usePage } from '../../rendering/page-view.ts'

/** Initials in place of a missing portrait or logo; decorative. */
export function Monogram({ name }: { readonly name: string }) {
  const { lang } = usePage()
  return (
    <span className="monogram" aria-hidden="true">
      {initialsOf(name, lang)}
    </span>
  )
}

/** First letters of the first and last words. */
function initialsOf(name: string, lang: string): string {
  const letters = [...name.matchAll(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu)].map(
    ([letter]) => letter,
  )
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined]
    .join('')
    .toLocaleUpperCase(lang)
}
