import type { Asset } from '@prospectus/content/schema/assets/asset'
import { Picture } from '../picture/picture.tsx'

/** A customer's logo, as high as all others. */
export function LogoPicture({ asset }: { readonly asset: Asset }) {
  return (
    <div className="logo-picture">
      <Picture asset={asset} sizes="12rem" />
    </div>
  )
}
