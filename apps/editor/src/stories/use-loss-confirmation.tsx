import { useState } from 'react'
import type { ApiReader } from '../api/api.ts'
import { useServerState } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'

/** A loss for the whole site when a story or folder leaves its address. */
type Loss = (typeof LOSSES)[number]

const LOSSES = ['front-page', 'site-settings', 'language-folder'] as const

/**
 * Reads what the whole site would lose if a story left its address; null for most stories, which take away only their
 * own page (management-api#publishing).
 */
export async function readLoss(read: ApiReader, storyId: number): Promise<Loss | null> {
  const { body } = await read('GET stories/:id/losses', { params: { id: storyId } })
  return LOSSES.find((kind) => kind === body.warnings[0]?.kind) ?? null
}

interface LossConfirmationOptions {
  /** False for a story that visitors do not see. */
  readonly isNeeded?: boolean
  readonly messageGroup?: 'stories.losses' | 'stories.movedLosses'
}

/**
 * Asks for confirmation before a story leaves its address, if the whole site would lose something by that: warns of the
 * loss and requires the story's name to be typed.
 *
 * @returns `question` to render; `checkConfirmation`, which waits for the server and resolves to '' when confirmed or
 *   not needed, else to the problem; `clear`, which empties the question; `hasLoss`, true when the question is shown
 */
export function useLossConfirmation(
  storyId: number,
  name: string,
  { isNeeded = true, messageGroup = 'stories.losses' }: LossConfirmationOptions = {},
) {
  const { data, whenLoaded } = useServerState(['stories', `${storyId}`, 'losses'], (read) =>
    readLoss(read, storyId),
  )
  const loss = isNeeded && data !== undefined ? data : null
  const [typedName, setTypedName] = useState('')
  const checkConfirmation = async () => {
    if (!isNeeded) return ''
    const { data: loadedLoss, problem } = await whenLoaded()
    // Never '': without the server's answer, nothing is confirmed.
    if (loadedLoss === undefined) return problem || translate('api.unreachable')
    const isConfirmed = loadedLoss === null || typedName.trim() === name.trim()
    return isConfirmed ? '' : translate('stories.lossNotTyped')
  }
  const question = loss !== null && (
    <div className="loss">
      <p>{translate(`${messageGroup}.${loss}`)}</p>
      <label>
        {translate('stories.lossConfirm', { name })}
        <input
          type="search"
          autoComplete="off"
          value={typedName}
          onChange={(event) => setTypedName(event.currentTarget.value)}
        />
      </label>
    </div>
  )
  return { question, checkConfirmation, clear: () => setTypedName(''), hasLoss: loss !== null }
}
