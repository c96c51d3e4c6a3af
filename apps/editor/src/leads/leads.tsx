import { useResponse } from '../context/server-state.ts'
import { ListView } from '../pieces/list-view.tsx'
import { showTime } from '../pieces/show-time.ts'
import { Empty } from '../pieces/view.tsx'
import { emailOf, LEAD_STATES, personOf, stateWords } from './lead.ts'
import { LeadPanel } from './lead-panel.tsx'
import { WORDS } from './words.ts'

/** What visitors have sent with forms. */
export function Leads() {
  const forms = useResponse('GET stories', {
    query: { story_only: true, contain_component: 'modules/form', per_page: 100 },
  })
  const names = (forms.body?.stories ?? []).map(({ slug, name }) => [slug, name] as const)
  return (
    <ListView
      title={WORDS.leads}
      intro={WORDS.intro}
      csv={['GET leads.csv', (isFiltered) => (isFiltered ? WORDS.exportFound : WORDS.exportAll)]}
      route="GET leads"
      request={{}}
      perPage={50}
      keyOf={({ id }) => id}
      filters={[
        { name: 'search', label: WORDS.search, hint: WORDS.searchHint },
        { name: 'form', label: WORDS.form, choices: [['', WORDS.allForms], ...names] },
        { name: 'state', label: WORDS.state, choices: [['', WORDS.allStates], ...LEAD_STATES] },
        { name: 'from', label: WORDS.from },
        { name: 'to', label: WORDS.to },
      ]}
      empty={(filter) =>
        Object.values(filter).some((value) => value !== '') ? (
          <Empty title={WORDS.nothingFound}>{WORDS.nothingFoundHelp}</Empty>
        ) : (
          <Empty title={WORDS.none}>{WORDS.noneHelp}</Empty>
        )
      }
      columns={[
        {
          title: WORDS.sender,
          isWide: true,
          cell: (lead, tools) => (
            <>
              <button
                type="button"
                className="cell-link"
                onClick={() => tools.show(<LeadPanel id={lead.id} tools={tools} />)}
              >
                {personOf(lead)}
              </button>
              <div className="quiet">{emailOf(lead)}</div>
            </>
          ),
        },
        { title: WORDS.form, cell: ({ form }) => form },
        {
          title: WORDS.state,
          cell: ({ state }) => (
            <span className={state === 'quarantined' ? 'badge is-warning' : 'badge'}>
              {stateWords(state)}
            </span>
          ),
        },
        { title: WORDS.page, cell: ({ page }) => <span className="quiet">{page}</span> },
        { title: WORDS.came, cell: ({ created_at }) => showTime(created_at) },
      ]}
    />
  )
}
