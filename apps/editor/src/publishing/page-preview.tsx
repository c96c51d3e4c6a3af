import { type RefObject, useState } from 'react'

interface PagePreviewProps {
  readonly title: string
  readonly src: string
  readonly ref?: RefObject<HTMLIFrameElement | null>
}

/** A page in a frame that has no tab stop, and that scrolls while the pointer is over it. */
export function PagePreview({ title, src, ref }: PagePreviewProps) {
  const [isHovered, setHovered] = useState(false)
  return (
    <figure onPointerEnter={() => setHovered(true)} onPointerLeave={() => setHovered(false)}>
      <figcaption>{title}</figcaption>
      <iframe ref={ref} title={title} src={src} inert={!isHovered} />
    </figure>
  )
}
