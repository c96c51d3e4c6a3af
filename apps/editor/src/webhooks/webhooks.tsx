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
import { WORDS } from './words.ts'

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
      title={WORDS.webhooks}
      intro={WORDS.intro}
      actions={
        <button
          type="button"
          className="is-primary"
          onClick={() => setOpen({ as: 'edit', webhook: undefined })}
        >
          {WORDS.addOne}
        </button>
      }
    >
      <NoticeLine notice={fault === '' ? notice : { words: fault, isFault: true }} />
      <div className="view-list">
        <DataTable
          label={WORDS.webhooks}
          rows={rows}
          keyOf={({ id }) => id}
          empty={
            <>
              <strong>{WORDS.none}</strong>
              {WORDS.noneHelp}
            </>
          }
          columns={[
            {
              title: WORDS.name,
              isWide: true,
              cell: (webhook) => (
                <>
                  <strong>{nameOf(webhook)}</strong>
                  <div className="quiet">{webhook.endpoint}</div>
                </>
              ),
            },
            {
              title: WORDS.toldOf,
              cell: ({ actions }) =>
                actions.length === 0 ? (
                  WORDS.everything
                ) : (
                  <ul className="plain-list">
                    {actions.map((topic) => (
                      <li key={topic}>{topicWords(topic)}</li>
                    ))}
                  </ul>
                ),
            },
            {
              title: WORDS.state,
              cell: ({ activated, failures }) =>
                activated && failures > 0 ? (
                  <span className="badge is-fault">{WORDS.notReached}</span>
                ) : (
                  <span className={activated ? 'badge is-good' : 'badge'}>
                    {activated ? WORDS.on : WORDS.off}
                  </span>
                ),
            },
            {
              title: WORDS.actions,
              cell: (webhook) => (
                <span className="row-actions">
                  {(['log', 'edit', 'delete'] as const)
                    .filter((as) => as === 'log' || !webhook.own)
                    .map((as) => (
                      <button
                        key={as}
                        type="button"
                        aria-label={WORDS.doesTo[as](nameOf(webhook))}
                        onClick={() => setOpen({ as, webhook })}
                      >
                        {WORDS.does[as]}
                      </button>
                    ))}
                  {webhook.own && <span className="quiet">{WORDS.setByServer}</span>}
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
            say(WORDS.saved)
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
          title={WORDS.deleteTitle}
          submit={WORDS.deleteIt}
          isDanger
          onClose={close}
          onSubmit={async () => {
            const { fault } = await ask(`DELETE webhook_endpoints/${open.webhook?.id}`)
            if (fault === '') say(WORDS.deleted)
            refresh()
            return fault
          }}
        >
          <p>{WORDS.deleteText(nameOf(open.webhook))}</p>
        </FormDialog>
      )}
    </View>
  )
}
