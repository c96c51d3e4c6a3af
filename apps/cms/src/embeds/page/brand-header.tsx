import { brand } from 'virtual:brand'
import { logo } from 'virtual:brand-design'
import type { ReactNode } from 'react'

/** The brand's logo, which leads home: for a page in a window of its own, with no page of the site around it. */
export function BrandHeader({ home }: { readonly home: string }): ReactNode {
  const { viewBox, width, height, body } = logo
  return (
    <header className="brand-header">
      <a href={home} className="brand-header-home">
        <svg
          className="logo"
          viewBox={viewBox}
          width={width}
          height={height}
          role="img"
          aria-label={brand.name}
          dangerouslySetInnerHTML={{ __html: body }}
        />
      </a>
    </header>
  )
}
