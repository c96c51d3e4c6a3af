import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { DrawnIconName } from '../icon/icon-drawings.ts'
import { Link } from '../link/link.tsx'

export type ButtonType = 'primary' | 'secondary' | 'text'

interface ButtonLinkProps {
  readonly link: LinkTarget
  readonly type?: ButtonType | undefined
  readonly icon?: DrawnIconName
  readonly download?: boolean
  readonly children: ReactNode
}

/** A link that looks like a button; `text` is the quiet variant. */
export function ButtonLink(props: ButtonLinkProps) {
  const { link, type = 'text', icon, download = false, children } = props
  const iconName = icon ?? (link.isFile ? 'download' : link.isExternal ? 'external' : 'arrow')
  return (
    <Link link={link} className={`button button-${type}`} download={download}>
      <span className="button-label">{children}</span>
      <Icon name={iconName} className="button-icon" />
    </Link>
  )
}
