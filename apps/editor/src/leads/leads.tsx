import { ListView } from '../components/list-view.tsx'
import { showTime } from '../components/show-time.ts'
import { Empty } from '../components/view.tsx'
import { useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { emailOf, LEAD_STATES, senderName, stateLabel } from './lead.ts'
import { LeadPanel } from './lead-panel.tsx'

export function Leads() {
  const forms = useResponse('GET stories', {
    query: { story_only: true, contain_component: 'modules/form', per_page: 100 },
  })
  const names = (forms.body?.stories ?? []).map(({ slug, name }) => [slug, name] as const)
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
        { name: 'search', label: translate('leads.search'), hint: translate('leads.searchHint') },
        {
          name: 'form',
          label: translate('leads.form'),
          choices: [['', translate('leads.allForms')], ...names],
        },
        {
          name: 'state',
          label: translate('leads.state'),
          choices: [['', translate('leads.allStates')], ...LEAD_STATES],
        },
        { name: 'from', label: translate('leads.from') },
        { name: 'to', label: translate('leads.to') },
      ]}
      empty={(filter) =>
        Object.values(filter).some((value) => value !== '') ? (
          <Empty title={translate('leads.nothingFound')}>
            {translate('leads.nothingFoundHelp')}
          </Empty>
        ) : (
          <Empty title={translate('leads.none')}>{translate('leads.noneHelp')}</Empty>
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
                onClick={() => tools.show(<LeadPanel id={lead.id} tools={tools} />)}
              >
                {senderName(lead)}
              </button>
              <div className="quiet">{emailOf(lead)}</div>
            </>
          ),
        },
        { title: translate('leads.form'), cell: ({ form }) => form },
        {
          title: translate('leads.state'),
          cell: ({ state }) => (
            <span className={state === 'quarantined' ? 'badge is-warning' : 'badge'}>
              {stateLabel(state)}
            </span>
          ),
        },
        {
          title: translate('leads.page'),
          cell: ({ page }) => <span className="quiet">{page}</span>,
        },
        { title: translate('leads.came'), cell: ({ created_at }) => showTime(created_at) },
      ]}
    />
  )
}
