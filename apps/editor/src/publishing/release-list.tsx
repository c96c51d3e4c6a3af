import { useState } from 'react'
import type { StoryRecord } from '../api/api.ts'
import { useEditor } from '../context/editor-context.ts'
import { useAnswer, useChange } from '../context/server-state.ts'
import { Form, TextRow, textIn } from '../pieces/form.tsx'
import { momentIn, type Release } from './plans.ts'
import { ReleaseLine } from './release-line.tsx'
import { WORDS } from './words.ts'

interface ReleaseListProps {
  readonly storyId: number
  readonly onPublished: () => void
}

/** Releases that are still to come or have failed: what is in each, and what can be done with it. */
export function ReleaseList({ storyId, onPublished }: ReleaseListProps) {
  const { ask } = useEditor()
  const change = useChange()
  const { body } = useAnswer<{ releases: readonly Release[] }>('releases')
  const [fault, setFault] = useState('')
  const send = async (what: string, release?: object) => {
    const options = release === undefined ? {} : { body: { release } }
    const { fault, body } = await change<{ release?: Release }>(what, options)
    const problem = body.release?.problem
    return fault || (problem ? WORDS.problem(problem) : '')
  }
  const act = async (what: string, release?: object) => setFault(await send(what, release))
  const make = async (given: FormData) => {
    const [name, local] = [textIn(given, 'name'), textIn(given, 'at')]
    const at = momentIn(local, Date.now())
    if (local !== '' && at === undefined) return WORDS.chooseTime
    const when = at === undefined ? {} : { release_at: at }
    return await send('POST releases', { name, story_ids: [storyId], ...when })
  }
  const takeNewest = async (id: number, page: number) => {
    const { body, fault } = await ask<{ story?: StoryRecord }>(`GET stories/${page}`)
    if (body.story === undefined) return setFault(fault)
    await act(`PUT releases/${id}`, { versions: { [page]: body.story.version } })
  }
  const publish = async (id: number) => {
    await act(`POST releases/${id}/publish`)
    onPublished()
  }
  const listed = (body?.releases ?? []).filter(
    ({ done_at, problem }) => done_at === null || problem !== null,
  )
  return (
    <section>
      <h3>{WORDS.releases}</h3>
      <p className="quiet">{WORDS.releasesText}</p>
      {fault !== '' && <p role="alert">{fault}</p>}
      <ul className="plan-list" aria-label={WORDS.releases}>
        {listed.map((release) => (
          <ReleaseLine
            key={release.id}
            release={release}
            storyId={storyId}
            onPages={(story_ids) => void act(`PUT releases/${release.id}`, { story_ids })}
            onNewest={(page) => void takeNewest(release.id, page)}
            onPublish={() => void publish(release.id)}
            onDelete={() => void act(`DELETE releases/${release.id}`)}
          />
        ))}
      </ul>
      <Form isLine submit={WORDS.makeRelease} onSubmit={make} onDone={(form) => form.reset()}>
        <TextRow label={WORDS.releaseName} name="name" required />
        <TextRow label={WORDS.when} type="datetime-local" name="at" />
      </Form>
    </section>
  )
}
