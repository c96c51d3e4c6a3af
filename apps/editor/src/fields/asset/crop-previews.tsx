import { useDebounced } from '../../context/use-debounced.ts'
import { translate } from '../../messages/messages.ts'
import { type AssetValue, focusOf } from './asset-value.ts'
import { type CropRatio, cropAddress, parseRatio } from './crop-address.ts'

/** Delay of new previews, so that the server does not crop a picture for each step of the focal point. */
const DEBOUNCE_MS = 250

interface CropPreviewsProps {
  readonly asset: AssetValue
  readonly ratios: readonly CropRatio[]
}

/** The picture in each aspect ratio that the block crops it to. */
export function CropPreviews({ asset, ratios }: CropPreviewsProps) {
  const debounced = useDebounced(asset, DEBOUNCE_MS)
  const previewed = debounced.filename === asset.filename ? debounced : asset
  const { x, y } = focusOf(previewed) ?? { x: 0.5, y: 0.5 }
  return (
    <figure className="asset-crops">
      <figcaption className="quiet">{translate('asset.crops')}</figcaption>
      <ul>
        {ratios.map((ratio) => (
          <li key={ratio}>
            <img
              src={cropAddress(previewed, ratio) ?? previewed.filename}
              alt={translate('asset.crop', { shape: ratio.replace('/', ':') })}
              style={{
                aspectRatio: parseRatio(ratio),
                objectPosition: `${x * 100}% ${y * 100}%`,
              }}
            />
            <span className="quiet">{ratio.replace('/', ':')}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
