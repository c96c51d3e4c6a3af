import type { ListMessages } from '@prospectus/content/messages/list-messages'
import { Cover } from '../cover/cover.tsx'
import { EventDay } from '../event-day/event-day.tsx'
import { Picture } from '../picture/picture.tsx'
import type { Card } from './card.ts'

interface ArticleCardProps {
  readonly card: Card
  readonly headingLevel: 2 | 3
  /** `YYYY-MM-DD`, UTC: tells upcoming events from past ones. */
  readonly today: string
  readonly messages: ListMessages['cards']
  /** Fetches the picture ahead of the rest. */
  readonly hasPriority?: boolean | undefined
}

/** A resource in a list. The heading holds the only link, whose area covers the whole card. */
export function ArticleCard(props: ArticleCardProps) {
  const { card, headingLevel, today, messages, hasPriority } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className="article-card drawn-rule">
      <div className="article-card-text">
        <Heading className="article-card-heading">
          <a href={card.path}>{card.name}</a>
        </Heading>
        <p className="article-card-meta small-label">
          {card.typeLabel && <span className="article-card-type">{card.typeLabel}</span>}
          {card.event === undefined ? (
            <time dateTime={card.day}>{card.dayText}</time>
          ) : (
            <EventDay event={card.event} announcement={card} today={today} messages={messages} />
          )}
          {card.medium && <span className="article-card-medium">{card.medium}</span>}
        </p>
        {card.description !== '' && <p className="article-card-description">{card.description}</p>}
      </div>
      <div className="article-card-picture">
        <CardPicture card={card} hasPriority={hasPriority} />
      </div>
    </article>
  )
}

/** Decorative: the heading says the same. */
function CardPicture({ card, hasPriority }: Pick<ArticleCardProps, 'card' | 'hasPriority'>) {
  const { image, section, themes, uuid, name } = card
  if (image === undefined) {
    return <Cover section={section} themes={themes} seed={uuid} title={name} />
  }
  return (
    <Picture
      asset={image}
      aspect="3/2"
      sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
      hasPriority={hasPriority}
    />
  )
}
