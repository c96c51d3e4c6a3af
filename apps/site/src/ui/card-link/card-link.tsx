import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

interface CardLinkProps {
  /** Undefined shows the text alone. */
  readonly link: LinkTarget | undefined
  readonly children: ReactNode
}

/** A card's only link; its area covers the ancestor `.card-link-card`. Raise other controls with `card-link-above`. */
export function CardLink({ link, children }: CardLinkProps) {
  if (link === undefined) return children
  return (
    <Link link={link} className="card-link">
      {children}
    </Link>
  )
}
