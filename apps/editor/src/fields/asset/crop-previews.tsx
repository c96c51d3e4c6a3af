import { useRested } from '../../context/use-rested.ts'
import { translate } from '../../messages/messages.ts'
import { type AssetValue, focusOf } from './asset-value.ts'
import { cropAddress, ratioOf, type Shape } from './crop-address.ts'

/** Milliseconds after which a moved focal point counts as set, so that not every step makes a picture. */
const RESTS_MS = 250

interface CropPreviewsProps {
  readonly asset: AssetValue
  readonly shapes: readonly Shape[]
}

/** The picture in each shape that the block crops it to. */
export function CropPreviews({ asset, shapes }: CropPreviewsProps) {
  const rested = useRested(asset, RESTS_MS)
  const shown = rested.filename === asset.filename ? rested : asset
  const { x, y } = focusOf(shown) ?? { x: 0.5, y: 0.5 }
  return (
    <figure className="asset-crops">
      <figcaption className="quiet">{translate('asset.crops')}</figcaption>
      <ul>
        {shapes.map((shape) => (
          <li key={shape}>
            <img
              src={cropAddress(shown, shape) ?? shown.filename}
              alt={translate('asset.crop', { shape: shape.replace('/', ':') })}
              style={{
                aspectRatio: ratioOf(shape),
                objectPosition: `${x * 100}% ${y * 100}%`,
              }}
            />
            <span className="quiet">{shape.replace('/', ':')}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
