import { useState } from 'react'
import type { SendRequest } from '../api/api.ts'
import { useServerState } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'

/**
 * What all of the site loses when a story or folder leaves its address: a front page, the menu and footer of every
 * page, or a language.
 */
type Loss = (typeof LOSSES)[number]

const LOSSES = ['front-page', 'site-settings', 'language-folder'] as const

/** @returns null for most stories: nothing but the page itself (management-api#publishing) */
export async function lossOf(request: SendRequest, storyId: number): Promise<Loss | null> {
  const { body } = await request('GET stories/:id/losses', { params: { id: storyId } })
  return LOSSES.find((kind) => kind === body?.warnings[0]?.kind) ?? null
}

/**
 * Before a story goes from its address: what all of the site loses with it, in a question that wants its name typed.
 *
 * @param losses the messages: of a story that is deleted, or of one that moves
 * @returns `question` to show; `whyNot`, which waits for the server and answers with what is still to be done, with
 *   nothing when the story may go; `clear` empties the question for the next time
 */
export function useLoss(
  storyId: number,
  name: string,
  losses: 'stories.losses' | 'stories.movedLosses' = 'stories.losses',
) {
  const { data: loss = null, whenKnown } = useServerState(
    ['stories', `${storyId}`, 'losses'],
    (request) => lossOf(request, storyId),
  )
  const [typed, setTyped] = useState('')
  const whyNot = async () =>
    !(await whenKnown()) || typed.trim() === name.trim() ? '' : translate('stories.lossNotTyped')
  const question = loss !== null && (
    <div className="loss">
      <p>{translate(`${losses}.${loss}`)}</p>
      <label>
        {translate('stories.lossConfirm', { name })}
        <input
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
    </div>
  )
  return { question, whyNot, clear: () => setTyped(''), isLoss: loss !== null }
}
