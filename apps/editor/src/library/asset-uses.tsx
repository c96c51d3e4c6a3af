import type { AssetUse } from '@prospectus/protocol/management/asset'
import { PathLink } from '../components/path.tsx'
import { translate } from '../messages/messages.ts'

interface AssetUsesProps {
  /** Undefined while loading. */
  readonly rows: readonly AssetUse[] | undefined
  readonly problem: string
}

/** The stories that use a file, drafts included. */
export function AssetUses({ rows, problem }: AssetUsesProps) {
  return (
    <section aria-label={translate('library.uses')}>
      <h3>{translate('library.uses')}</h3>
      {problem !== '' && <p role="alert">{problem}</p>}
      {rows?.length === 0 && <p className="quiet">{translate('library.notUsed')}</p>}
      <ul className="plain-list">
        {rows?.map((use) => (
          <li key={use.id}>
            <PathLink to={`/stories/${use.id}`}>{use.name}</PathLink>{' '}
            <span className="quiet">/{use.full_slug}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
