import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import { ButtonLink, type ButtonType } from '../button/button.tsx'

export interface LinkListItem {
  readonly uid: string
  readonly type: ButtonType | undefined
  readonly label: string
  readonly link: LinkTarget
}

export function Links({ links }: { readonly links: readonly LinkListItem[] }) {
  if (links.length === 0) return null
  return (
    <ul className="links">
      {links.map((item) => (
        <li key={item.uid}>
          <ButtonLink link={item.link} type={item.type}>
            {item.label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
