import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { IconName } from '@prospectus/content/schema/blocks/icon'
import { Picture } from '../picture/picture.tsx'
import { Icon } from './icon.tsx'

interface EntryIconProps {
  readonly icon: IconName | Asset | undefined
  readonly className: string
}

/** An entry's icon: one of the set, or an editor's picture (DATA-3). */
export function EntryIcon({ icon, className }: EntryIconProps) {
  return typeof icon === 'object' ? (
    <Picture asset={icon} alt="" sizes="2.5rem" className={className} hasPriority={false} />
  ) : (
    <Icon name={icon} className={className} />
  )
}
