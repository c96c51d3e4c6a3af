import { useState } from 'react'
import type { SendRequest } from '../api/api.ts'
import { useServerState } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'

/**
 * A loss for the whole site when a story or folder leaves its address: the front page, the menu and footer of every
 * page, or a language.
 */
type Loss = (typeof LOSSES)[number]

const LOSSES = ['front-page', 'site-settings', 'language-folder'] as const

/** @returns null for most stories: only the page itself is lost (management-api#publishing) */
export async function lossOf(request: SendRequest, storyId: number): Promise<Loss | null> {
  const { body } = await request('GET stories/:id/losses', { params: { id: storyId } })
  return LOSSES.find((kind) => kind === body?.warnings[0]?.kind) ?? null
}

/**
 * Confirms that a story leaves its address. Where the whole site loses something, warns of it and requires the story's
 * name to be typed.
 *
 * @param losses key of the messages, for deleting or for moving a story
 * @returns `question` to render; `confirmationProblem`, which waits for the server and resolves to '' when the story
 *   may leave; `clear`, which empties the question
 */
export function useLoss(
  storyId: number,
  name: string,
  losses: 'stories.losses' | 'stories.movedLosses' = 'stories.losses',
) {
  const { data: loss = null, whenLoaded } = useServerState(
    ['stories', `${storyId}`, 'losses'],
    (request) => lossOf(request, storyId),
  )
  const [typed, setTyped] = useState('')
  const confirmationProblem = async () =>
    !(await whenLoaded()) || typed.trim() === name.trim() ? '' : translate('stories.lossNotTyped')
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
  return { question, confirmationProblem, clear: () => setTyped(''), isLoss: loss !== null }
}
