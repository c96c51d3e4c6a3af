import { readableDate } from '@prospectus/content/messages/dates'
import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { performanceOf, planStateOf } from '@prospectus/portfolio/earned-value'
import { usePage } from '@prospectus/site/src/rendering/page-view.ts'
import { type Project, useDataset } from '../../figures/use-dataset.ts'
import { useMessages } from '../../messages/messages.ts'
import { towerFormat } from './tower-format.ts'

type Account = Project['accounts'][number]

/** Control accounts of the dataset's projects, down to the invoices; expands without script. */
export function TowerAccounts({ names }: { readonly names: readonly string[] }) {
  const messages = useMessages()
  const projects = useDataset().dataset.projects.filter(
    ({ name, accounts }) => names.includes(name) && accounts.length > 0,
  )
  return projects.map(({ uid, name, accounts }) => (
    <details key={uid} className="project-control-tower-accounts">
      <summary>
        {fillPlaceholders(messages.liveTower.openAccounts, { name, count: accounts.length })}
      </summary>
      <ul className="project-control-tower-account-list">
        {accounts.map((account) => (
          <li key={account.uid}>
            <AccountLine account={account} />
          </li>
        ))}
      </ul>
    </details>
  ))
}

/** An account with its index, which expands to the invoices that add up to its cost. */
function AccountLine({ account }: { readonly account: Account }) {
  const { lang } = usePage()
  const messages = useMessages()
  const { amount, index } = towerFormat(messages)
  const { costIndex } = performanceOf(account)
  const line = (
    <>
      <span className="project-control-tower-account-name">{account.name}</span>{' '}
      <span className={`project-control-tower-tone-${planStateOf(costIndex) ?? 'on-plan'}`}>
        CPI {index(costIndex) ?? '–'}
      </span>{' '}
      <span className="project-control-tower-note">
        {fillPlaceholders(messages.liveTower.spentOfEarned, {
          spent: amount(account.actual) ?? '',
          earned: amount(account.earned) ?? '',
        })}
      </span>
    </>
  )
  if (account.invoices.length === 0) return line
  return (
    <details>
      <summary>{line}</summary>
      <ul className="project-control-tower-invoices">
        {account.invoices.map((invoice) => (
          <li key={invoice.uid}>
            <span>
              {invoice.name}
              <span className="project-control-tower-note">
                {[invoice.supplier, invoice.date && readableDate(invoice.date, lang)]
                  .filter((part) => part !== undefined)
                  .join(', ')}
              </span>
            </span>{' '}
            <span className="figures">{amount(invoice.amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
