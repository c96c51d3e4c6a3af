import type { ParkedWork } from '@prospectus/protocol/management/plan'
import { useResponse } from '../context/server-state.ts'
import { LOCALE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import './parked-notice.css'

const KINDS = ['webhooks', 'messages', 'plans'] as const

/** How often an owner's window looks whether what is parked has been let go on. */
const LOOK_AGAIN_MS = 60_000

/** Line over the editor that says what a restore has parked, and how to let it go on; for owners. */
export function ParkedNotice() {
  const { body } = useResponse(
    'GET parked',
    {},
    { everyMs: (known) => (listOf(known?.body.parked).length > 0 ? LOOK_AGAIN_MS : false) },
  )
  const list = listOf(body?.parked)
  if (list.length === 0) return null
  return (
    <section className="parked" aria-label={translate('parked.title')}>
      <p>
        <strong>{translate('parked.title')}. </strong>
        {translate('parked.what', { list: new Intl.ListFormat(LOCALE).format(list) })}
      </p>
      <p>
        {translate('parked.how')} <code>npm run content -- parked resume</code>{' '}
        <span className="parked-release">
          ({translate('parked.inRelease')} <code>node prospectus.js content parked resume</code>)
        </span>{' '}
        {translate('parked.alone')}
      </p>
    </section>
  )
}

/** `2 webhooks`, `1 planned change`: the kinds of which something is parked. */
function listOf(parked: ParkedWork | undefined): readonly string[] {
  return KINDS.flatMap((kind) => {
    const count = parked?.[kind] ?? 0
    return count > 0 ? [translate(`parked.${kind}`, { count })] : []
  })
}
