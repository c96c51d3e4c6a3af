import { translate } from '../messages/messages.ts'
import type { Upload } from './use-uploads.ts'

interface UploadListProps {
  readonly uploads: readonly Upload[]
  readonly onClear: () => void
}

/** Progress of each upload; failed ones stay until dismissed. */
export function UploadList({ uploads, onClear }: UploadListProps) {
  if (uploads.length === 0) return null
  const done = uploads.filter(({ state }) => state === 'done').length
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const isFinished = done + failed === uploads.length
  return (
    <section className="uploads" aria-label={translate('library.uploads')}>
      <p role="status">{translate('library.progress', { done, all: uploads.length, failed })}</p>
      <ul className="plain-list">
        {uploads
          .filter(({ state }) => state !== 'done')
          .map(({ key, name, progress, state, problem }) => (
            <li key={key}>
              <span>{name}</span>
              {state === 'failed' ? (
                <span className="upload-fault">{problem}</span>
              ) : (
                <progress
                  aria-label={translate('library.uploadOf', { name })}
                  value={progress}
                  max={1}
                />
              )}
            </li>
          ))}
      </ul>
      {isFinished && (
        <button type="button" onClick={onClear}>
          {translate('library.done')}
        </button>
      )}
    </section>
  )
}
