import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { LogoPicture } from '../../ui/logo-picture/logo-picture.tsx'

export const logoGridView = view<'logo-grid'>(LogoGridView)

/** Shows at most five logos (BLOCK-2). */
function LogoGridView({ block, headingLevel }: BlockViewProps<'logo-grid'>) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="logo-grid-row container">
      {block.heading !== undefined && (
        <Heading className="logo-grid-heading">{block.heading}</Heading>
      )}
      <ul className="logo-grid-logos">
        {block.logos.slice(0, 5).map((logo) => (
          <li key={logo.path} className="logo-grid-logo">
            <LogoPicture asset={logo} />
          </li>
        ))}
      </ul>
    </div>
  )
}
