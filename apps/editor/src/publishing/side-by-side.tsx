import { useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { PagePicture } from './page-picture.tsx'

interface SideBySideProps {
  readonly storyId: number
  readonly isPublished: boolean
}

/**
 * The page as visitors see it now, beside the page as they will see it. Without a signature in the address,
 * the preview shows what is published.
 */
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
          <PagePicture title={translate('publishing.now')} src={now.href} />
        ) : (
          <figure>
            <figcaption>{translate('publishing.now')}</figcaption>
            <p>{translate('publishing.nothingYet')}</p>
          </figure>
        )}
        <PagePicture title={translate('publishing.after')} src={body.url} />
      </div>
    </section>
  )
}
