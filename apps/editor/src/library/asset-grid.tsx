import type { Asset } from '@prospectus/protocol/management/asset'
import { isDecorative, isPicture } from '../fields/asset/asset-value.ts'
import { translate } from '../messages/messages.ts'
import { formatSize } from './library-asset.ts'

interface AssetGridProps {
  /** Undefined while loading. */
  readonly assets: readonly Asset[] | undefined
  readonly isFiltered: boolean
  readonly onOpen: (id: number) => void
}

export function AssetGrid({ assets, isFiltered, onOpen }: AssetGridProps) {
  if (assets === undefined)
    return <p className="quiet view-empty">{translate('library.loading')}</p>
  if (assets.length === 0) {
    return (
      <div className="view-empty">
        <strong>
          {isFiltered ? translate('library.nothingFound') : translate('library.none')}
        </strong>
        {isFiltered ? translate('library.nothingFoundHelp') : translate('library.noneHelp')}
      </div>
    )
  }
  return (
    <ul className="library-grid">
      {assets.map((asset) => (
        <li key={asset.id}>
          <button type="button" onClick={() => onOpen(asset.id)}>
            <span className="library-picture">
              {isPicture(asset) ? (
                <img src={asset.filename} alt="" loading="lazy" />
              ) : (
                <span className="library-kind">{asset.name.split('.').at(-1)}</span>
              )}
            </span>
            <span className="library-name">{asset.name}</span>
            <span className="quiet">{formatSize(asset.content_length)}</span>
          </button>
          {isPicture(asset) && asset.alt === '' && !isDecorative(asset) && (
            <span className="badge is-warning">{translate('library.noAlt')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
