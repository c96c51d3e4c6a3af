import type { ReactNode } from 'react'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { Picture } from '../../ui/picture/picture.tsx'

export const logoGridView = view<'logo-grid'>(LogoGridView)

/** Five logos at most (BLOCK-2); the heading and each logo's text alternative say whose they are. */
function LogoGridView({ block, headingLevel }: BlockViewProps<'logo-grid'>): ReactNode {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="logo-grid-row container">
      {block.heading !== undefined && (
        <Heading className="logo-grid-heading">{block.heading}</Heading>
      )}
      <ul className="logo-grid-logos">
        {block.logos.slice(0, 5).map((logo) => (
          <li key={logo.path} className="logo-grid-logo">
            <Picture asset={logo} sizes="11rem" />
          </li>
        ))}
      </ul>
    </div>
  )
}
