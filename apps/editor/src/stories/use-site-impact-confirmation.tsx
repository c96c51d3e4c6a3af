import { useState } from 'react'
import type { ApiReader } from '../api/api.ts'
import { useServerState } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'

/** What the whole site loses when a story or folder leaves its address. */
type SiteImpact = (typeof SITE_IMPACTS)[number]

const SITE_IMPACTS = ['front-page', 'site-settings', 'language-folder'] as const

/**
 * Reads what the whole site would lose if a story left its address (management-api#publishing); null if it would lose
 * only the story's own page. Callers use undefined for an impact that is not read yet or could not be read, and do not
 * continue then.
 */
export async function readSiteImpact(read: ApiReader, storyId: number): Promise<SiteImpact | null> {
  const { body } = await read('GET stories/:id/losses', { params: { id: storyId } })
  return SITE_IMPACTS.find((kind) => kind === body.warnings[0]?.kind) ?? null
}

interface SiteImpactConfirmationOptions {
  /** False for a story that visitors do not see. */
  readonly isNeeded?: boolean
  readonly messageGroup?: 'stories.siteImpacts' | 'stories.siteImpactsOfMove'
}

/**
 * Asks for confirmation before a story leaves its address, if the whole site would lose something: says what, and asks
 * for the story's name to be typed.
 *
 * @returns `question` to render; `checkConfirmation`, which waits for the server and resolves to '' when confirmed or
 *   not needed, else to the problem; `clear`, which empties the typed name; `hasSiteImpact`, true when the question is
 *   shown
 */
export function useSiteImpactConfirmation(
  storyId: number,
  name: string,
  { isNeeded = true, messageGroup = 'stories.siteImpacts' }: SiteImpactConfirmationOptions = {},
) {
  const { data, whenLoaded } = useServerState(['stories', `${storyId}`, 'losses'], (read) =>
    readSiteImpact(read, storyId),
  )
  const impact = isNeeded && data !== undefined ? data : null
  const [typedName, setTypedName] = useState('')
  const checkConfirmation = async () => {
    if (!isNeeded) return ''
    const { data: loadedImpact, problem } = await whenLoaded()
    // Never '': without the server's answer, nothing is confirmed.
    if (loadedImpact === undefined) return problem || translate('api.unreachable')
    const isConfirmed = loadedImpact === null || typedName.trim() === name.trim()
    return isConfirmed ? '' : translate('stories.nameNotTyped')
  }
  const question = impact !== null && (
    <div className="loss">
      <p>{translate(`${messageGroup}.${impact}`)}</p>
      <label>
        {translate('stories.confirmByName', { name })}
        <input
          type="search"
          autoComplete="off"
          value={typedName}
          onChange={(event) => setTypedName(event.currentTarget.value)}
        />
      </label>
    </div>
  )
  return {
    question,
    checkConfirmation,
    clear: () => setTypedName(''),
    hasSiteImpact: impact !== null,
  }
}
