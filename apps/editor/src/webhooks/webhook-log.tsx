import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { Pager } from '../pieces/pager.tsx'
import { PanelDialog } from '../pieces/panel-dialog.tsx'
import { showTime } from '../pieces/show-time.ts'
import { useList } from '../pieces/use-list.ts'
import { topicWords, type Webhook, type WebhookLog } from './webhook.ts'
import { WORDS } from './words.ts'

const PER_PAGE = 20

const BADGES = { waiting: 'badge', sent: 'badge is-good', failed: 'badge is-fault' } as const

/** What was sent to a webhook, and whether it arrived. */
export function WebhookLogPanel({
  webhook,
  onClose,
}: {
  readonly webhook: Webhook
  readonly onClose: () => void
}) {
  const { ask } = useEditor()
  const [page, setPage] = useState(1)
  const { notice, report } = useNotice()
  const path = `webhook_endpoints/${webhook.id}/logs`
  const list = useList<WebhookLog>(`${path}?page=${page}&per_page=${PER_PAGE}`, 'webhook_logs')
  const replay = async ({ id }: WebhookLog) => {
    const { fault } = await ask(`POST ${path}/${id}/replay`)
    report(fault, WORDS.sentAgain)
    list.refresh()
  }
  return (
    <PanelDialog title={WORDS.sentTo(webhook.name || webhook.endpoint)} onClose={onClose}>
      <NoticeLine notice={list.fault === '' ? notice : { words: list.fault, isFault: true }} />
      <DataTable
        label={WORDS.whatWasSent}
        rows={list.rows}
        keyOf={({ id }) => id}
        empty={WORDS.nothingSent}
        columns={[
          { title: WORDS.when, cell: ({ created_at }) => showTime(created_at) },
          {
            title: WORDS.what,
            isWide: true,
            cell: ({ topic, error }) => (
              <span className="is-long">
                {topicWords(topic)}
                {error && <div className="quiet">{error}</div>}
              </span>
            ),
          },
          {
            title: WORDS.state,
            cell: ({ state, status, attempts }) => (
              <>
                <span className={BADGES[state]}>{WORDS.states[state]}</span>{' '}
                <span className="quiet">
                  {status ?? ''} {attempts > 1 && WORDS.attempts(attempts)}
                </span>
              </>
            ),
          },
          {
            title: WORDS.actions,
            cell: (log) =>
              log.state !== 'waiting' && (
                <button type="button" onClick={() => void replay(log)}>
                  {WORDS.sendAgain}
                </button>
              ),
          },
        ]}
      />
      <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
    </PanelDialog>
  )
}
