import { Fold } from '../../rendering/fold.tsx'
import { ArticleCard } from '../../ui/article-card/article-card.tsx'
import type { Card } from '../../ui/article-card/card.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ResourcePage } from './resource-page.ts'

interface ResourceRelatedProps {
  readonly resource: ResourcePage
  readonly cards: readonly Card[]
}

/** Where to read on (BLOCK-12). */
export function ResourceRelated({ resource, cards }: ResourceRelatedProps) {
  const { messages, type } = resource
  if (cards.length === 0) return null
  return (
    <section className="resource-related theme-tinted" aria-labelledby="related">
      <Fold />
      <div className="container">
        <div className="resource-related-head">
          <h2 className="resource-related-heading" id="related">
            {messages.resource.related}
          </h2>
          {type && (
            <a className="resource-related-all" href={type.path}>
              {type.label}
              <Icon name="arrow" />
            </a>
          )}
        </div>
        <div className="resource-related-list">
          {cards.map((card) => (
            <ArticleCard key={card.uuid} card={card} headingLevel={3} />
          ))}
        </div>
      </div>
    </section>
  )
}
