import type { Stat } from '@prospectus/content/schema/blocks/stats-grid'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { CardLink } from '../../ui/card-link/card-link.tsx'
import { LogoPicture } from '../../ui/logo-picture/logo-picture.tsx'
import { withNonBreakingNumbers } from '../../ui/typography/no-breaks.tsx'

export const statsGridView = view<'stats-grid'>(StatsGridView)

/** Key figures; colour only where it has a meaning. */
function StatsGridView({ block, headingLevel }: BlockViewProps<'stats-grid'>) {
  const { stats, columns = '3' } = block
  const sizeClass = stats.some(({ heading }) => heading.length > LONG_VALUE_CHARACTERS)
    ? 'stats-grid-long'
    : undefined
  const classes = ['stats-grid-figures', 'even-columns', `even-columns-${columns}`, sizeClass]
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <dl className={classes.filter(Boolean).join(' ')}>
        {stats.map((stat) => (
          <StatItem key={stat.uid} stat={stat} />
        ))}
      </dl>
    </div>
  )
}

/** Figures longer than this do not fit a phone at full size; all figures of a block share a size. */
const LONG_VALUE_CHARACTERS = 7

/** A figure with its label, which is the term of the list though it is shown under the figure. */
function StatItem({ stat }: { readonly stat: Stat }) {
  const term = stat.subheading ?? stat.text ?? stat.heading
  const linkClass = stat.link === undefined ? '' : ' card-link-card'
  return (
    <div className={`stats-grid-figure stats-grid-${stat.color ?? 'neutral'}${linkClass}`}>
      <dt className="stats-grid-term">
        <CardLink link={stat.link}>{term}</CardLink>
      </dt>
      <dd className="stats-grid-value figures">{withNonBreakingNumbers(stat.heading)}</dd>
      {stat.subheading !== undefined && stat.text !== undefined && (
        <dd className="stats-grid-text">{stat.text}</dd>
      )}
      {stat.logo !== undefined && (
        <dd className="stats-grid-logo">
          <LogoPicture asset={stat.logo} />
        </dd>
      )}
    </div>
  )
}
