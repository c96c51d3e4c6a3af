import { PathLink } from '../pieces/path-link.tsx'
import type { List } from '../pieces/use-list.ts'
import { WORDS } from './words.ts'

/** A story that shows a file, drafts included. */
export interface AssetUse {
  readonly id: number
  readonly name: string
  readonly full_slug: string
}

/** The stories that show a file, drafts included. */
export function AssetUses({ uses }: { readonly uses: List<AssetUse> }) {
  const { rows, fault } = uses
  return (
    <section aria-label={WORDS.uses}>
      <h3>{WORDS.uses}</h3>
      {fault !== '' && <p role="alert">{fault}</p>}
      {rows?.length === 0 && <p className="quiet">{WORDS.notUsed}</p>}
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
