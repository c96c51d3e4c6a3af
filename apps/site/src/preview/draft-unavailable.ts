import { ContentApiError } from '@prospectus/protocol/client/content-api-error'

/** The notice on a published page that is shown because its draft could not be fetched. */
export function draftUnavailableNotice(error: unknown): string {
  return `The content system ${describeFailure(error)}, so this is the published page. Reload it to see the draft.`
}

function describeFailure(error: unknown): string {
  if (!(error instanceof ContentApiError)) return UNEXPECTED
  const { kind, status } = error
  if (kind === 'timeout' || kind === 'unreachable') return 'does not respond'
  if (kind !== 'status') return UNEXPECTED
  return status === 429
    ? 'rejected the request as one too many'
    : `responded with an error (${status})`
}

const UNEXPECTED = 'sent an unexpected response'
