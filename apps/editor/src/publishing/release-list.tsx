import { type FormEvent, useState } from 'react'
import type { StoryRecord } from '../api/api.ts'
import { useEditor } from '../context/editor-context.ts'
import { useAsked } from '../context/use-asked.ts'
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
  const { body, again } = useAsked<{ releases: readonly Release[] }>('GET releases')
  const [fault, setFault] = useState('')
  const send = async (what: string, release?: object) => {
    const options = release === undefined ? {} : { body: { release } }
    const { status, fault, body } = await ask<{ release?: Release }>(what, options)
    const problem = body.release?.problem
    setFault(status < 300 ? (problem ? WORDS.problem(problem) : '') : fault)
    again()
    return status < 300
  }
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const [name, local] = [String(given.get('name')).trim(), String(given.get('at'))]
    const at = momentIn(local, Date.now())
    if (local !== '' && at === undefined) return setFault(WORDS.chooseTime)
    const when = at === undefined ? {} : { release_at: at }
    if (await send('POST releases', { name, story_ids: [storyId], ...when })) form.reset()
  }
  const takeNewest = async (id: number, page: number) => {
    const { body, fault } = await ask<{ story?: StoryRecord }>(`GET stories/${page}`)
    if (body.story === undefined) return setFault(fault)
    await send(`PUT releases/${id}`, { versions: { [page]: body.story.version } })
  }
  const publish = async (id: number) => {
    if (await send(`POST releases/${id}/publish`)) onPublished()
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
            onPages={(story_ids) => void send(`PUT releases/${release.id}`, { story_ids })}
            onNewest={(page) => void takeNewest(release.id, page)}
            onPublish={() => void publish(release.id)}
            onDelete={() => void send(`DELETE releases/${release.id}`)}
          />
        ))}
      </ul>
      <form className="dialog-form" onSubmit={make}>
        <label>
          {WORDS.releaseName}
          <input name="name" required />
        </label>
        <label>
          {WORDS.when}
          <input type="datetime-local" name="at" />
        </label>
        <button type="submit">{WORDS.makeRelease}</button>
      </form>
    </section>
  )
}
