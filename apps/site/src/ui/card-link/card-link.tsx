import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

interface CardLinkProps {
  readonly link: LinkTarget
  readonly children: ReactNode
}

/**
 * The one link of a card; its area covers the ancestor with the class `card-link-card`. Other controls of the
 * card are raised above it with `card-link-above`.
 */
export function CardLink({ link, children }: CardLinkProps) {
  return (
    <Link link={link} className="card-link">
      {children}
    </Link>
  )
}
