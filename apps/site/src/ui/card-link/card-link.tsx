import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

interface CardLinkProps {
  readonly link: LinkTarget
  readonly children: ReactNode
}

/**
 * The one link of a card, whose whole surface leads there: the element around it that has the class
 * `card-link-card`. What else can be pressed in the card stands above it (`card-link-above`).
 */
export function CardLink({ link, children }: CardLinkProps): ReactNode {
  return (
    <Link link={link} className="card-link">
      {children}
    </Link>
  )
}
