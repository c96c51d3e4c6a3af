import type { Webhook } from '@prospectus/protocol/management/webhook'
import { Dialog } from '../components/dialog.tsx'
import { CheckboxRow, FormDialog, TextRow, textIn } from '../components/form.tsx'
import { formatDateTime } from '../components/format-date.ts'
import { type ListTools, ListView } from '../components/list-view.tsx'
import { EmptyMessage } from '../components/view.tsx'
import { useChange } from '../context/server-state.ts'
import { labelOf, messagesOf, translate } from '../messages/messages.ts'

/** Events that a webhook can subscribe to (content-webhook#events), with their labels. */
const EVENTS = messagesOf('webhooks.topics')

const BADGE_CLASSES = { waiting: 'badge', sent: 'badge is-good', failed: 'badge is-fault' } as const

const nameOf = ({ name, endpoint }: Webhook) => name || endpoint

export function Webhooks() {
  return (
    <ListView
      title={translate('webhooks.webhooks')}
      intro={translate('webhooks.intro')}
      route="GET webhook_endpoints"
      request={{}}
      keyOf={({ id }) => id}
      empty={() => (
        <EmptyMessage title={translate('webhooks.none')}>
          {translate('webhooks.noneHelp')}
        </EmptyMessage>
      )}
      creation={{
        label: translate('webhooks.addOne'),
        dialog: (tools) => <WebhookDialog webhook={undefined} tools={tools} />,
      }}
      columns={[
        {
          title: translate('webhooks.name'),
          isWide: true,
          cell: (webhook) => (
            <>
              <strong>{nameOf(webhook)}</strong>
              <div className="quiet">{webhook.endpoint}</div>
            </>
          ),
        },
        {
          title: translate('webhooks.events'),
          cell: ({ actions }) => <Topics actions={actions} />,
        },
        {
          title: translate('webhooks.state'),
          cell: ({ activated, failures }) => {
            if (activated && failures > 0) {
              return <span className="badge is-fault">{translate('webhooks.notReached')}</span>
            }
            return (
              <span className={activated ? 'badge is-good' : 'badge'}>
                {activated ? translate('webhooks.on') : translate('webhooks.off')}
              </span>
            )
          },
        },
      ]}
      actions={(webhook, tools) => {
        const action = (name: 'log' | 'edit', onClick: () => void) => ({
          caption: translate(`webhooks.does.${name}`),
          ariaLabel: translate(`webhooks.doesTo.${name}`, { name: nameOf(webhook) }),
          onClick,
        })
        const log = action('log', () =>
          tools.showDialog(<WebhookLogPanel webhook={webhook} onClose={tools.closeDialog} />),
        )
        const edit = action('edit', () =>
          tools.showDialog(<WebhookDialog webhook={webhook} tools={tools} />),
        )
        return webhook.own ? [log] : [log, edit]
      }}
      note={({ own }) => own && <span className="quiet">{translate('webhooks.setByServer')}</span>}
      removal={(webhook) =>
        webhook.own
          ? undefined
          : {
              caption: translate('webhooks.does.delete'),
              ariaLabel: translate('webhooks.doesTo.delete', { name: nameOf(webhook) }),
              title: translate('webhooks.deleteTitle'),
              text: translate('webhooks.deleteText', { name: nameOf(webhook) }),
              submitLabel: translate('webhooks.deleteIt'),
              successMessage: translate('webhooks.deleted'),
              send: (change) =>
                change('DELETE webhook_endpoints/:id', { params: { id: webhook.id } }),
            }
      }
    />
  )
}

function Topics({ actions }: Pick<Webhook, 'actions'>) {
  if (actions.length === 0) return translate('webhooks.allEvents')
  return (
    <ul className="plain-list">
      {actions.map((topic) => (
        <li key={topic}>{labelOf('webhooks.topics', topic)}</li>
      ))}
    </ul>
  )
}

interface WebhookDialogProps {
  /** Undefined for a new webhook. */
  readonly webhook: Webhook | undefined
  readonly tools: ListTools
}

function WebhookDialog({ webhook, tools }: WebhookDialogProps) {
  const change = useChange()
  const save = async (form: FormData) => {
    const secret = textIn(form, 'secret')
    const webhook_endpoint = {
      name: textIn(form, 'name'),
      endpoint: textIn(form, 'endpoint'),
      actions: form.getAll('actions').map(String),
      activated: form.has('activated'),
      // Omitted when empty: an empty secret would remove the stored one.
      ...(secret === '' ? {} : { secret }),
    }
    const body = { webhook_endpoint }
    const { problem } = await (webhook === undefined
      ? change('POST webhook_endpoints', { body })
      : change('PUT webhook_endpoints/:id', { params: { id: webhook.id }, body }))
    if (problem === '') tools.notify(translate('webhooks.saved'))
    return problem
  }
  return (
    <FormDialog
      title={
        webhook === undefined ? translate('webhooks.addOne') : translate('webhooks.changeTitle')
      }
      submitLabel={translate('webhooks.save')}
      onSubmit={save}
      onClose={tools.closeDialog}
    >
      <TextRow
        label={translate('webhooks.name')}
        name="name"
        value={webhook?.name ?? ''}
        required
      />
      <TextRow
        label={translate('webhooks.address')}
        name="endpoint"
        type="url"
        value={webhook?.endpoint ?? ''}
        required
        placeholder="https://example.com/changed"
      />
      <TextRow
        label={translate('webhooks.secret')}
        name="secret"
        type="password"
        help={
          webhook?.has_secret ? translate('webhooks.hasSecret') : translate('webhooks.secretHelp')
        }
      />
      <fieldset className="form-group">
        <legend>{translate('webhooks.sendWhen')}</legend>
        {EVENTS.map(([topic, label]) => (
          <CheckboxRow
            key={topic}
            label={label}
            name="actions"
            value={topic}
            defaultChecked={webhook?.actions.includes(topic) ?? false}
          />
        ))}
        <p className="quiet form-help">{translate('webhooks.allEventsHelp')}</p>
      </fieldset>
      <CheckboxRow
        label={translate('webhooks.switchedOn')}
        name="activated"
        defaultChecked={webhook?.activated ?? true}
      />
    </FormDialog>
  )
}

interface WebhookLogProps {
  readonly webhook: Webhook
  readonly onClose: () => void
}

function WebhookLogPanel({ webhook, onClose }: WebhookLogProps) {
  const change = useChange()
  const { id } = webhook
  return (
    <Dialog
      size="panel"
      title={translate('webhooks.sentTo', { name: nameOf(webhook) })}
      onClose={onClose}
    >
      <ListView
        label={translate('webhooks.deliveries')}
        route="GET webhook_endpoints/:id/logs"
        request={{ params: { id } }}
        perPage={20}
        keyOf={({ id }) => id}
        empty={() => translate('webhooks.noDeliveries')}
        columns={[
          {
            title: translate('webhooks.when'),
            cell: ({ created_at }) => formatDateTime(created_at),
          },
          {
            title: translate('webhooks.what'),
            isWide: true,
            cell: ({ topic, error }) => (
              <span className="is-long">
                {labelOf('webhooks.topics', topic)}
                {error && <div className="quiet">{error}</div>}
              </span>
            ),
          },
          {
            title: translate('webhooks.state'),
            cell: ({ state, status, attempts }) => (
              <>
                <span className={BADGE_CLASSES[state]}>
                  {translate(`webhooks.states.${state}`)}
                </span>{' '}
                <span className="quiet">
                  {status ?? ''}{' '}
                  {attempts > 1 && translate('webhooks.attempts', { count: attempts })}
                </span>
              </>
            ),
          },
        ]}
        actions={({ id: logId, state }, tools) => {
          const replay = async () => {
            const { problem } = await change('POST webhook_endpoints/:id/logs/:log/replay', {
              params: { id, log: logId },
            })
            tools.report(problem, translate('webhooks.sentAgain'))
          }
          return state === 'waiting'
            ? []
            : [{ caption: translate('webhooks.sendAgain'), onClick: () => void replay() }]
        }}
      />
    </Dialog>
  )
}
