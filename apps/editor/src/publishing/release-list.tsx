import type { Release, ReleaseDraft } from '@prospectus/protocol/management/plan'
import { useState } from 'react'
import { Form, TextRow, textIn } from '../components/form.tsx'
import { useEditor } from '../context/editor-context.ts'
import { useChange, useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { parseFutureTime } from './plans.ts'
import { ReleaseLine } from './release-line.tsx'

interface ReleaseListProps {
  readonly storyId: number
  readonly onPublished: () => void
}

/** The open and failed releases, and a form to create one. */
export function ReleaseList({ storyId, onPublished }: ReleaseListProps) {
  const { request } = useEditor()
  const change = useChange()
  const { body } = useResponse('GET releases', {})
  const [problem, setProblem] = useState('')
  const put = async (id: number, release: ReleaseDraft) =>
    setProblem(problemOf(await change('PUT releases/:id', { params: { id }, body: { release } })))
  const create = async (form: FormData) => {
    const [name, local] = [textIn(form, 'name'), textIn(form, 'at')]
    const at = parseFutureTime(local, Date.now())
    if (local !== '' && at === undefined) return translate('publishing.chooseTime')
    const when = at === undefined ? {} : { release_at: at }
    const release = { name, story_ids: [storyId], ...when }
    return problemOf(await change('POST releases', { body: { release } }))
  }
  const includeNewest = async (id: number, page: number) => {
    const { body, problem } = await request('GET stories/:id', { params: { id: page } })
    if (body === undefined) return setProblem(problem)
    await put(id, { versions: { [page]: body.story.version } })
  }
  const publish = async (id: number) => {
    setProblem(problemOf(await change('POST releases/:id/publish', { params: { id } })))
    onPublished()
  }
  const remove = async (id: number) =>
    setProblem(problemOf(await change('DELETE releases/:id', { params: { id } })))
  const releases = (body?.releases ?? []).filter(
    ({ done_at, problem }) => done_at === null || problem !== null,
  )
  return (
    <section>
      <h3>{translate('publishing.releases')}</h3>
      <p className="quiet">{translate('publishing.releasesText')}</p>
      {problem !== '' && <p role="alert">{problem}</p>}
      <ul className="plan-list" aria-label={translate('publishing.releases')}>
        {releases.map((release) => (
          <ReleaseLine
            key={release.id}
            release={release}
            storyId={storyId}
            onPages={(story_ids) => void put(release.id, { story_ids })}
            onNewest={(page) => void includeNewest(release.id, page)}
            onPublish={() => void publish(release.id)}
            onDelete={() => void remove(release.id)}
          />
        ))}
      </ul>
      <Form
        isLine
        submit={translate('publishing.makeRelease')}
        onSubmit={create}
        onDone={(form) => form.reset()}
      >
        <TextRow label={translate('publishing.releaseName')} name="name" required />
        <TextRow label={translate('publishing.when')} type="datetime-local" name="at" />
      </Form>
    </section>
  )
}

interface ReleaseResponse {
  readonly problem: string
  readonly body: { readonly release: Release } | undefined
}

/** Why a release could not be changed or published; '' when it was. */
function problemOf({ problem, body }: ReleaseResponse): string {
  const unpublished = body?.release.problem
  return problem || (unpublished ? translate('publishing.problem', { why: unpublished }) : '')
}
