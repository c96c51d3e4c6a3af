import type { Webhook } from '@prospectus/protocol/management/webhook'
import { useChange } from '../context/server-state.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { FormDialog, TextRow, TickRow, textIn } from '../pieces/form.tsx'
import { type ListTools, ListView } from '../pieces/list-view.tsx'
import { showTime } from '../pieces/show-time.ts'
import { Empty } from '../pieces/view.tsx'
import { WORDS } from './words.ts'

/** The events that a webhook can listen to (content-webhook#events), in words. */
const TOPICS: readonly (readonly [string, string])[] = Object.entries(WORDS.topics)

const BADGES = { waiting: 'badge', sent: 'badge is-good', failed: 'badge is-fault' } as const

const nameOf = ({ name, endpoint }: Webhook) => name || endpoint

function topicWords(topic: string): string {
  return TOPICS.find(([one]) => one === topic)?.[1] ?? topic
}

/** The programs that are told when content changes. */
export function Webhooks() {
  return (
    <ListView
      title={WORDS.webhooks}
      intro={WORDS.intro}
      route="GET webhook_endpoints"
      request={{}}
      keyOf={({ id }) => id}
      empty={() => <Empty title={WORDS.none}>{WORDS.noneHelp}</Empty>}
      head={(tools) => (
        <button
          type="button"
          className="is-primary"
          onClick={() => tools.show(<WebhookDialog webhook={undefined} tools={tools} />)}
        >
          {WORDS.addOne}
        </button>
      )}
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
        { title: WORDS.toldOf, cell: ({ actions }) => <Topics actions={actions} /> },
        {
          title: WORDS.state,
          cell: ({ activated, failures }) => {
            if (activated && failures > 0) {
              return <span className="badge is-fault">{WORDS.notReached}</span>
            }
            return (
              <span className={activated ? 'badge is-good' : 'badge'}>
                {activated ? WORDS.on : WORDS.off}
              </span>
            )
          },
        },
      ]}
      actions={(webhook, tools) => {
        const does = (as: 'log' | 'edit', act: () => void) => ({
          words: WORDS.does[as],
          label: WORDS.doesTo[as](nameOf(webhook)),
          act,
        })
        const log = does('log', () =>
          tools.show(<WebhookLogPanel webhook={webhook} onClose={tools.close} />),
        )
        const edit = does('edit', () =>
          tools.show(<WebhookDialog webhook={webhook} tools={tools} />),
        )
        return webhook.own ? [log] : [log, edit]
      }}
      note={({ own }) => own && <span className="quiet">{WORDS.setByServer}</span>}
      removal={(webhook) =>
        webhook.own
          ? undefined
          : {
              words: WORDS.does.delete,
              label: WORDS.doesTo.delete(nameOf(webhook)),
              title: WORDS.deleteTitle,
              text: WORDS.deleteText(nameOf(webhook)),
              submit: WORDS.deleteIt,
              done: WORDS.deleted,
              send: (change) =>
                change('DELETE webhook_endpoints/:id', { params: { id: webhook.id } }),
            }
      }
    />
  )
}

function Topics({ actions }: Pick<Webhook, 'actions'>) {
  if (actions.length === 0) return WORDS.everything
  return (
    <ul className="plain-list">
      {actions.map((topic) => (
        <li key={topic}>{topicWords(topic)}</li>
      ))}
    </ul>
  )
}

interface WebhookDialogProps {
  /** The webhook to change; undefined for a new one. */
  readonly webhook: Webhook | undefined
  readonly tools: ListTools
}

/** Asks which address is told of which events. */
function WebhookDialog({ webhook, tools }: WebhookDialogProps) {
  const change = useChange()
  const save = async (given: FormData) => {
    const secret = textIn(given, 'secret')
    const webhook_endpoint = {
      name: textIn(given, 'name'),
      endpoint: textIn(given, 'endpoint'),
      actions: given.getAll('actions').map(String),
      activated: given.has('activated'),
      // Left out when empty, since an empty secret would remove the one that is set.
      ...(secret === '' ? {} : { secret }),
    }
    const body = { webhook_endpoint }
    const { fault } = await (webhook === undefined
      ? change('POST webhook_endpoints', { body })
      : change('PUT webhook_endpoints/:id', { params: { id: webhook.id }, body }))
    if (fault === '') tools.say(WORDS.saved)
    return fault
  }
  return (
    <FormDialog
      title={webhook === undefined ? WORDS.addOne : WORDS.changeTitle}
      submit={WORDS.save}
      onSubmit={save}
      onClose={tools.close}
    >
      <TextRow label={WORDS.name} name="name" value={webhook?.name ?? ''} required />
      <TextRow
        label={WORDS.address}
        name="endpoint"
        type="url"
        value={webhook?.endpoint ?? ''}
        required
        placeholder="https://example.com/changed"
      />
      <TextRow
        label={WORDS.secret}
        name="secret"
        type="password"
        help={webhook?.has_secret ? WORDS.hasSecret : WORDS.secretHelp}
      />
      <fieldset className="form-group">
        <legend>{WORDS.tellWhen}</legend>
        {TOPICS.map(([topic, label]) => (
          <TickRow
            key={topic}
            label={label}
            name="actions"
            value={topic}
            defaultChecked={webhook?.actions.includes(topic) ?? false}
          />
        ))}
        <p className="quiet form-help">{WORDS.toldOfAll}</p>
      </fieldset>
      <TickRow
        label={WORDS.switchedOn}
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

/** What was sent to a webhook, and whether it arrived. */
function WebhookLogPanel({ webhook, onClose }: WebhookLogProps) {
  const change = useChange()
  const { id } = webhook
  return (
    <Dialog size="panel" title={WORDS.sentTo(nameOf(webhook))} onClose={onClose}>
      <ListView
        label={WORDS.whatWasSent}
        route="GET webhook_endpoints/:id/logs"
        request={{ params: { id } }}
        perPage={20}
        keyOf={({ id }) => id}
        empty={() => WORDS.nothingSent}
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
        ]}
        actions={({ id: log, state }, tools) => {
          const replay = async () => {
            const { fault } = await change('POST webhook_endpoints/:id/logs/:log/replay', {
              params: { id, log },
            })
            tools.report(fault, WORDS.sentAgain)
          }
          return state === 'waiting' ? [] : [{ words: WORDS.sendAgain, act: () => void replay() }]
        }}
      />
    </Dialog>
  )
}
