import { ContentApiError } from '@prospectus/protocol/client/content-api-error'

/** Returns the notice for a published page that replaces a draft, from the error of the draft's request. */
export function draftUnavailableNotice(error: unknown): string {
  return `The content system ${describeFailure(error)}, so this is the published page. Reload it to see the draft.`
}

function describeFailure(error: unknown): string {
  if (!(error instanceof ContentApiError)) return UNEXPECTED
  const { kind, status } = error
  if (kind === 'timeout' || kind === 'unreachable') return 'does not answer'
  if (kind !== 'status') return UNEXPECTED
  return status === 429 ? 'answered with too many requests' : `answered with an error (${status})`
}

const UNEXPECTED = 'answered something unexpected'
