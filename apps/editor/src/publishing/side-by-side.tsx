import { useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { PagePreview } from './page-preview.tsx'

interface SideBySideProps {
  readonly storyId: number
  readonly isPublished: boolean
}

/** The published page beside the draft. Without the signature in its address, the preview shows the published page. */
export function SideBySide({ storyId, isPublished }: SideBySideProps) {
  const { body, problem } = useResponse('GET stories/:id/preview', { params: { id: storyId } })
  if (body === undefined) return problem === '' ? null : <p className="quiet">{problem}</p>
  const now = new URL(body.url)
  now.search = ''
  return (
    <section>
      <h3>{translate('publishing.sideBySide')}</h3>
      <div className="side-by-side">
        {isPublished ? (
          <PagePreview title={translate('publishing.now')} src={now.href} />
        ) : (
          <figure>
            <figcaption>{translate('publishing.now')}</figcaption>
            <p>{translate('publishing.nothingYet')}</p>
          </figure>
        )}
        <PagePreview title={translate('publishing.after')} src={body.url} />
      </div>
    </section>
  )
}
