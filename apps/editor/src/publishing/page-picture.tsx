import { type RefObject, useState } from 'react'

interface PagePictureProps {
  readonly title: string
  readonly src: string
  readonly ref?: RefObject<HTMLIFrameElement | null>
}

/** A page to look at beside others. Keys pass it by; under the pointer it scrolls. */
export function PagePicture({ title, src, ref }: PagePictureProps) {
  const [isPointed, setPointed] = useState(false)
  return (
    <figure onPointerEnter={() => setPointed(true)} onPointerLeave={() => setPointed(false)}>
      <figcaption>{title}</figcaption>
      <iframe ref={ref} title={title} src={src} inert={!isPointed} />
    </figure>
  )
}
