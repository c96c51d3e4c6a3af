import type { GridCard } from '@prospectus/content/schema/blocks/card-grid'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { CardLink } from '../../ui/card-link/card-link.tsx'
import { EntryIcon } from '../../ui/icon/entry-icon.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { PlayerIcon } from '../../ui/playback/player-icon.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const cardGridView = view<'card-grid'>(CardGridView)

/** Short texts side by side, separated by hairlines. */
function CardGridView({ block, headingLevel }: BlockViewProps<'card-grid'>) {
  const { columns = '3' } = block
  // Five columns leave an arrow no room beside a long word.
  const hasArrow =
    columns !== '5' &&
    block.cards.every(({ link, image }) => link !== undefined && image === undefined)
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <ul className={`card-grid-cards even-columns even-columns-${columns}`}>
        {block.cards.map((card) => (
          <CardItem
            key={card.uid}
            card={card}
            level={block.heading === undefined ? 2 : 3}
            hasArrow={hasArrow}
          />
        ))}
      </ul>
    </div>
  )
}

interface CardItemProps {
  readonly card: GridCard
  readonly level: 2 | 3
  /** True if linked cards have an arrow; otherwise their headings are underlined. */
  readonly hasArrow: boolean
}

function CardItem({ card, level, hasArrow }: CardItemProps) {
  const Heading = `h${level}` as const
  const isPlayable = card.icon === 'play'
  return (
    <li className={card.link === undefined ? 'card-grid-card' : LINKED_CLASSES}>
      {card.image === undefined ? (
        <EntryIcon icon={card.icon} className={isPlayable ? PLAY_CLASSES : 'card-grid-icon'} />
      ) : (
        <div className="card-grid-picture">
          <Picture
            asset={card.image}
            alt=""
            aspect="16/9"
            sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
          />
          {(isPlayable || card.duration !== undefined) && (
            <p className="card-grid-strip figures">
              {isPlayable && <PlayerIcon name="play" className="card-grid-key" />}
              {card.duration}
            </p>
          )}
        </div>
      )}
      <Heading className="card-grid-heading">
        <CardLink link={card.link}>{card.heading}</CardLink>
      </Heading>
      <div className="card-grid-text">
        <RichTextView content={card.description} size="short" />
      </div>
      {card.link !== undefined && hasArrow && <Icon name="arrow" className="card-grid-arrow" />}
    </li>
  )
}

const PLAY_CLASSES = 'card-grid-icon card-grid-play'
const LINKED_CLASSES = 'card-grid-card card-grid-linked card-link-card drawn-rule'
