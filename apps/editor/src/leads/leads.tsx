import type { ResponseOf } from '@prospectus/protocol/management/contract'
import type { LeadMessage } from '@prospectus/protocol/management/lead'
import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { FormDialog } from '../components/form.tsx'
import { formatDateTime } from '../components/format-date.ts'
import { type ListTools, ListView } from '../components/list-view.tsx'
import { EmptyMessage } from '../components/view.tsx'
import { useEditor } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { useAllRows, useChange, useResponse } from '../context/server-state.ts'
import { labelOf, translate } from '../messages/messages.ts'
import { fieldLabel, findEmail, LEAD_STATES, senderName } from './lead.ts'

export function Leads() {
  const { rows: forms = [], problem } = useAllRows('GET stories', {
    query: { story_only: true, contain_component: 'modules/form' },
  })
  const formChoices = forms.map(({ slug, name }) => [slug, name] as const)
  return (
    <ListView
      title={translate('leads.leads')}
      intro={translate('leads.intro')}
      csv={[
        'GET leads.csv',
        (isFiltered) =>
          isFiltered ? translate('leads.exportFound') : translate('leads.exportAll'),
      ]}
      route="GET leads"
      request={{}}
      perPage={50}
      keyOf={({ id }) => id}
      filters={[
        {
          name: 'search',
          label: translate('leads.search'),
          placeholder: translate('leads.searchHint'),
        },
        {
          name: 'form',
          label: translate('leads.form'),
          choices: [['', translate('leads.allForms')], ...formChoices],
        },
        {
          name: 'state',
          label: translate('leads.state'),
          choices: [['', translate('leads.allStates')], ...LEAD_STATES],
        },
        { name: 'from', label: translate('leads.from') },
        { name: 'to', label: translate('leads.to') },
      ]}
      filterNote={() => problem !== '' && <span role="alert">{problem}</span>}
      empty={(filter) =>
        Object.values(filter).some((value) => value !== '') ? (
          <EmptyMessage title={translate('leads.nothingFound')}>
            {translate('leads.nothingFoundHelp')}
          </EmptyMessage>
        ) : (
          <EmptyMessage title={translate('leads.none')}>{translate('leads.noneHelp')}</EmptyMessage>
        )
      }
      columns={[
        {
          title: translate('leads.sender'),
          isWide: true,
          cell: (lead, tools) => (
            <>
              <button
                type="button"
                className="cell-link"
                onClick={() => tools.showDialog(<LeadPanel id={lead.id} tools={tools} />)}
              >
                {senderName(lead)}
              </button>
              <div className="quiet">{findEmail(lead)}</div>
            </>
          ),
        },
        { title: translate('leads.form'), cell: ({ form }) => form },
        {
          title: translate('leads.state'),
          cell: ({ state }) => (
            <span className={state === 'quarantined' ? 'badge is-warning' : 'badge'}>
              {labelOf('leads.states', state)}
            </span>
          ),
        },
        {
          title: translate('leads.page'),
          cell: ({ page }) => <span className="quiet">{page}</span>,
        },
        {
          title: translate('leads.receivedAt'),
          cell: ({ created_at }) => formatDateTime(created_at),
        },
      ]}
    />
  )
}

interface LeadPanelProps {
  readonly id: string
  readonly tools: ListTools
}

function LeadPanel({ id, tools }: LeadPanelProps) {
  const { body, problem } = useResponse('GET leads/:id', { params: { id } })
  const lead = body?.lead
  return (
    <Dialog
      size="panel"
      title={lead === undefined ? translate('leads.lead') : senderName(lead)}
      onClose={tools.closeDialog}
    >
      {lead === undefined ? (
        <p role={problem ? 'alert' : undefined}>{problem || translate('leads.loading')}</p>
      ) : (
        <LeadDetails lead={lead} tools={tools} />
      )}
    </Dialog>
  )
}

/** A lead with the messages about it. */
type LeadWithMessages = ResponseOf<'GET leads/:id'>['lead']

interface LeadDetailsProps {
  readonly lead: LeadWithMessages
  readonly tools: ListTools
}

function LeadDetails({ lead, tools }: LeadDetailsProps) {
  const { me } = useEditor()
  const change = useChange()
  const [problem, setProblem] = useState('')
  const [isErasing, setErasing] = useState(false)
  const release = async () => {
    const { problem } = await change('PUT leads/:id', {
      params: { id: lead.id },
      body: { lead: { state: 'received' } },
    })
    if (problem !== '') return setProblem(problem)
    tools.notify(translate('leads.released'))
    tools.closeDialog()
  }
  const erase = async () => {
    const { problem, body } = await change('DELETE leads', { query: { email } })
    if (body !== undefined)
      tools.notify(translate('leads.erased', { count: body.erased.leads, email }))
    return problem
  }
  const email = findEmail(lead)
  return (
    <>
      <LeadFields lead={lead} />
      <h3>{translate('leads.notifications')}</h3>
      <ul className="plain-list">
        {lead.messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be the same
          <li key={index}>{describeMessage(message)}</li>
        ))}
        {lead.messages.length === 0 && (
          <li className="quiet">{translate('leads.noNotifications')}</li>
        )}
      </ul>
      <p role="alert">{problem}</p>
      <div className="dialog-actions">
        {hasRole(me, 'owner') && email !== '' && (
          <button type="button" onClick={() => setErasing(true)}>
            {translate('leads.erase', { email })}
          </button>
        )}
        {lead.state === 'quarantined' && (
          <button type="button" className="is-primary" onClick={() => void release()}>
            {translate('leads.release')}
          </button>
        )}
      </div>
      {isErasing && (
        <FormDialog
          title={translate('leads.eraseTitle')}
          submitLabel={translate('leads.eraseIt')}
          isDanger
          onSubmit={erase}
          onDone={tools.closeDialog}
          onClose={() => setErasing(false)}
        >
          <p>{translate('leads.eraseText', { email })}</p>
        </FormDialog>
      )}
    </>
  )
}

/** The fields, consents and origin of a lead. */
function LeadFields({ lead }: { readonly lead: LeadWithMessages }) {
  const { fields, consent, utm } = lead
  const rows: readonly (readonly [string, string])[] = [
    ...Object.entries(fields)
      // Consents follow below, with the text the visitor saw.
      .filter(([name]) => !consent.some((answer) => answer.name === name))
      .map(([name, value]) => [fieldLabel(name), [value].flat().join(', ')] as const),
    ...consent.map(
      ({ text, given }) =>
        [given ? translate('leads.agreed') : translate('leads.notAgreed'), text] as const,
    ),
    [translate('leads.form'), lead.form],
    [
      translate('leads.state'),
      labelOf('leads.states', lead.state) + (lead.suspect ? ` (${lead.suspect})` : ''),
    ],
    [translate('leads.receivedAt'), formatDateTime(lead.created_at)],
    [translate('leads.page'), lead.page],
    [translate('leads.referrer'), lead.referrer],
    ...Object.entries(utm).map(
      ([name, value]) => [translate('leads.campaign', { name }), value] as const,
    ),
  ]
  return (
    <dl className="description-list">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two consents may have the same text
          <div key={index} className="description-list-row">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function describeMessage({ to, topic, state, attempts, error }: LeadMessage): string {
  const reason = error ? `: ${error}` : ''
  return `${translate(`leads.message.${to}.${state}`)} ${translate('leads.attempts', { topic, count: attempts })}${reason}`
}
