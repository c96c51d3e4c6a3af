import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'

/** What a picture in text shows, where it is from and whose it is; nothing when none of it is known. */
export function PictureCaption({ image }: { readonly image: Asset }): ReactNode {
  const { layout } = usePage().messages
  const { title, source, copyright } = image
  const credits = [
    ...(source === undefined ? [] : [`${layout.pictureSource}: ${source}`]),
    ...(copyright === undefined ? [] : [withSign(copyright)]),
  ]
  if (title === undefined && credits.length === 0) return null
  return (
    <figcaption>
      {title}
      {credits.length > 0 && <span className="rich-text-credit">{credits.join(', ')}</span>}
    </figcaption>
  )
}

/** Editors write the name alone, or the sign or the word before it. */
function withSign(copyright: string): string {
  return /^(?:©|\(c\)|copyright\b)/i.test(copyright) ? copyright : `© ${copyright}`
}
