import { logo } from 'virtual:brand-design'
import type { ReactNode } from 'react'

/** The brand's logo. `name` is what it is called, for those who do not see it. */
export function Logo({ name }: { name: string }): ReactNode {
  const { viewBox, width, height, body } = logo
  return (
    <svg
      className="logo"
      viewBox={viewBox}
      width={width}
      height={height}
      role="img"
      aria-label={name}
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
