import { type AssetValue, isPicture, nameOf } from './asset-value.ts'
import { WORDS } from './words.ts'

/** Where files are listed: those that were uploaded, and those that came with the content. */
export type FilePlace = 'assets' | 'bundled_assets'

interface FileGridProps {
  readonly place: FilePlace
  /** Undefined until they are known. */
  readonly rows: readonly AssetValue[] | undefined
  readonly fault: string
  readonly isSearched: boolean
  readonly onPick: (asset: AssetValue) => void
}

/** Files as buttons, pictures among them as such. */
export function FileGrid({ place, rows, fault, isSearched, onPick }: FileGridProps) {
  if (fault !== '') return <p role="alert">{fault}</p>
  if (rows === undefined) return <p className="quiet">{WORDS.loading}</p>
  if (rows.length === 0) {
    const empty = place === 'assets' ? WORDS.empty : WORDS.emptyBundle
    return <p className="quiet">{isSearched ? WORDS.none : empty}</p>
  }
  return (
    <ul className="asset-grid">
      {rows.map((file) => (
        <li key={file.filename}>
          <button type="button" onClick={() => onPick(file)}>
            <span className="asset-thumbnail">
              {isPicture(file) ? (
                <img src={file.filename} alt="" loading="lazy" />
              ) : (
                nameOf(file).split('.').at(-1)
              )}
            </span>
            <span>{nameOf(file)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
