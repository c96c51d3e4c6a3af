import { type AssetValue, isPicture, nameOf } from './asset-value.ts'
import type { FilePlace } from './use-files.ts'
import { WORDS } from './words.ts'

interface FileGridProps {
  /** Undefined until the files are known. */
  readonly found:
    | {
        readonly place: FilePlace
        readonly files: readonly AssetValue[]
        readonly fault: string
      }
    | undefined
  readonly isSearched: boolean
  readonly onPick: (asset: AssetValue) => void
}

/** Files as buttons, pictures among them as such. */
export function FileGrid({ found, isSearched, onPick }: FileGridProps) {
  if (found === undefined) return <p className="quiet">{WORDS.loading}</p>
  const { place, files, fault } = found
  if (fault !== '') return <p role="alert">{fault}</p>
  if (files.length === 0) {
    const empty = place === 'assets' ? WORDS.empty : WORDS.emptyBundle
    return <p className="quiet">{isSearched ? WORDS.none : empty}</p>
  }
  return (
    <ul className="asset-grid">
      {files.map((file) => (
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
