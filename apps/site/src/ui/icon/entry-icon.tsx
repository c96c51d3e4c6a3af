import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { IconName } from '@prospectus/content/schema/blocks/icon'
import type { ReactNode } from 'react'
import { Picture } from '../picture/picture.tsx'
import { Icon } from './icon.tsx'

interface EntryIconProps {
  readonly icon: IconName | Asset | undefined
  readonly className: string
}

/** The icon that an editor chose for an entry: one of the set, or a picture of their own (DATA-3). */
export function EntryIcon({ icon, className }: EntryIconProps): ReactNode {
  return typeof icon === 'object' ? (
    <Picture asset={icon} alt="" sizes="2.5rem" className={className} priority={false} />
  ) : (
    <Icon name={icon} className={className} />
  )
}
