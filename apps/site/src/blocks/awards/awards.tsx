import type { Award } from '@prospectus/content/schema/blocks/awards'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

export const awardsView = view<'awards'>(AwardsView)

/** Awards along a scale of years (BLOCK-2). */
function AwardsView({ block, headingLevel }: BlockViewProps<'awards'>) {
  const { label, heading, description, awards } = block
  const hasHead = label !== undefined || heading !== undefined || description !== undefined
  if (!hasHead && awards.length === 0) return null
  return (
    <div className="awards-columns twelve-columns container">
      <BlockHead {...block} level={headingLevel} isDescriptionBelow />
      {awards.length > 0 && (
        <ul className="awards-board">
          {awards.map((award, index) => (
            <AwardLine
              key={award.uid}
              award={award}
              level={heading === undefined ? 2 : 3}
              repeatsYear={award.year !== undefined && award.year === awards[index - 1]?.year}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface AwardLineProps {
  readonly award: Award
  readonly level: 2 | 3
  /** True if the award before has the same year: a repeated year is shown once, but read out each time. */
  readonly repeatsYear: boolean
}

function AwardLine({ award, level, repeatsYear }: AwardLineProps) {
  const { heading, year, image, link } = award
  const Heading = `h${level}` as const
  return (
    <li className="awards-line">
      {year !== undefined && (
        <p className={repeatsYear ? 'visually-hidden' : 'awards-year figures'}>{year}</p>
      )}
      <Heading className="awards-name">
        {link === undefined ? (
          heading
        ) : (
          <Link link={link} className="awards-link">
            {heading}
          </Link>
        )}
        {link !== undefined && (
          <Icon name={link.isExternal ? 'external' : 'arrow'} className="awards-arrow" />
        )}
      </Heading>
      {image !== undefined && (
        <div className="awards-badge">
          <Picture asset={image} sizes="8rem" />
        </div>
      )}
    </li>
  )
}
