import { logo } from 'virtual:brand-design'

/** The brand's logo, with `name` as its accessible name. */
export function Logo({ name }: { name: string }) {
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
