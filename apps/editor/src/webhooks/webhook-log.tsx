import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { Pager } from '../pieces/pager.tsx'
import { PanelDialog } from '../pieces/panel-dialog.tsx'
import { showTime } from '../pieces/show-time.ts'
import { useList } from '../pieces/use-list.ts'
import { topicWords, type Webhook, type WebhookLog } from './webhook.ts'

const PER_PAGE = 20

const STATES = {
  waiting: ['badge', 'Waits'],
  sent: ['badge is-good', 'Sent'],
  failed: ['badge is-fault', 'Failed'],
} as const

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
    report(fault, 'It is sent once more.')
    list.refresh()
  }
  return (
    <PanelDialog title={`What was sent to ${webhook.name || webhook.endpoint}`} onClose={onClose}>
      <NoticeLine notice={list.fault === '' ? notice : { words: list.fault, isFault: true }} />
      <DataTable
        label="What was sent"
        rows={list.rows}
        keyOf={({ id }) => id}
        empty="Nothing yet. It is told the next time that something changes."
        columns={[
          { title: 'When', cell: ({ created_at }) => showTime(created_at) },
          {
            title: 'What',
            isWide: true,
            cell: ({ topic, error }) => (
              <span className="is-long">
                {topicWords(topic)}
                {error && <div className="quiet">{error}</div>}
              </span>
            ),
          },
          {
            title: 'State',
            cell: ({ state, status, attempts }) => (
              <>
                <span className={STATES[state][0]}>{STATES[state][1]}</span>{' '}
                <span className="quiet">
                  {status ?? ''} {attempts > 1 && `after ${attempts} attempts`}
                </span>
              </>
            ),
          },
          {
            title: 'Actions',
            cell: (log) =>
              log.state !== 'waiting' && (
                <button type="button" onClick={() => void replay(log)}>
                  Send again
                </button>
              ),
          },
        ]}
      />
      <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
    </PanelDialog>
  )
}
