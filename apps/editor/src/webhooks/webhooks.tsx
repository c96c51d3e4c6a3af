import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { FormDialog } from '../pieces/form-dialog.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { useList } from '../pieces/use-list.ts'
import { View } from '../pieces/view.tsx'
import { topicWords, type Webhook } from './webhook.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookLogPanel } from './webhook-log.tsx'

interface Open {
  readonly as: 'edit' | 'log' | 'delete'
  readonly webhook: Webhook | undefined
}

/** The programs that are told when content changes. */
export function Webhooks() {
  const { ask } = useEditor()
  const { rows, fault, refresh } = useList<Webhook>('webhook_endpoints', 'webhook_endpoints')
  const { notice, say } = useNotice()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const nameOf = ({ name, endpoint }: Webhook) => name || endpoint
  return (
    <View
      title="Webhooks"
      intro="Programs that are told when content changes. What cannot be delivered is tried again by itself."
      actions={
        <button
          type="button"
          className="is-primary"
          onClick={() => setOpen({ as: 'edit', webhook: undefined })}
        >
          Add a webhook
        </button>
      }
    >
      <NoticeLine notice={fault === '' ? notice : { words: fault, isFault: true }} />
      <div className="view-list">
        <DataTable
          label="Webhooks"
          rows={rows}
          keyOf={({ id }) => id}
          empty={
            <>
              <strong>No program is told of changes</strong>
              Add a webhook when another system is to know what is published here.
            </>
          }
          columns={[
            {
              title: 'Name',
              isWide: true,
              cell: (webhook) => (
                <>
                  <strong>{nameOf(webhook)}</strong>
                  <div className="quiet">{webhook.endpoint}</div>
                </>
              ),
            },
            {
              title: 'Told of',
              cell: ({ actions }) =>
                actions.length === 0 ? (
                  'Everything'
                ) : (
                  <ul className="plain-list">
                    {actions.map((topic) => (
                      <li key={topic}>{topicWords(topic)}</li>
                    ))}
                  </ul>
                ),
            },
            {
              title: 'State',
              cell: ({ activated }) => (
                <span className={activated ? 'badge is-good' : 'badge'}>
                  {activated ? 'On' : 'Off'}
                </span>
              ),
            },
            {
              title: 'Actions',
              cell: (webhook) => (
                <span className="row-actions">
                  {(['log', 'edit', 'delete'] as const)
                    .filter((as) => as === 'log' || !webhook.own)
                    .map((as) => (
                      <button
                        key={as}
                        type="button"
                        aria-label={`${WORDS[as]} ${nameOf(webhook)}`}
                        onClick={() => setOpen({ as, webhook })}
                      >
                        {WORDS[as]}
                      </button>
                    ))}
                  {webhook.own && <span className="quiet">Set by the server</span>}
                </span>
              ),
            },
          ]}
        />
      </div>
      {open?.as === 'edit' && (
        <WebhookDialog
          webhook={open.webhook}
          onSaved={() => {
            say('The webhook is saved.')
            refresh()
          }}
          onClose={close}
        />
      )}
      {open?.as === 'log' && open.webhook !== undefined && (
        <WebhookLogPanel webhook={open.webhook} onClose={close} />
      )}
      {open?.as === 'delete' && open.webhook !== undefined && (
        <FormDialog
          title="Delete the webhook?"
          submit="Delete it"
          isDanger
          onClose={close}
          onSubmit={async () => {
            const { fault } = await ask(`DELETE webhook_endpoints/${open.webhook?.id}`)
            if (fault === '') say('The webhook is deleted.')
            refresh()
            return fault
          }}
        >
          <p>{nameOf(open.webhook)} is told nothing any more, and what waits is not sent.</p>
        </FormDialog>
      )}
    </View>
  )
}

const WORDS = { log: 'Log', edit: 'Change', delete: 'Delete' } as const
