import type { Figure } from '@prospectus/content/schema/stories/resource'
import type { ResourcePage } from './resource-page.ts'

/** The key figures of a client story: what was, and what is now (BLOCK-12). */
export function ResourceFigures({ resource }: { readonly resource: ResourcePage }) {
  const { content, messages } = resource
  if (content.figures.length === 0) return null
  return (
    <section className="resource-figures" aria-label={messages.resource.keyFigures}>
      <ul className="resource-figures-list figures">
        {content.figures.map((figure) => (
          <li className="resource-figures-item" key={figure.uid}>
            <FigureText figure={figure} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FigureText({ figure }: { readonly figure: Figure }) {
  const { before, now } = beforeAndNow(figure.heading)
  return (
    <>
      <p className="resource-figures-value">
        {before && (
          <>
            <span className="resource-figures-before">{before}</span>
            <span className="resource-figures-arrow"> → </span>
          </>
        )}
        <strong className="resource-figures-now">{now}</strong>
      </p>
      {figure.subheading && <p className="resource-figures-what">{figure.subheading}</p>}
    </>
  )
}

/** `31 → 14 weeks` as the value before and the value now; a figure without an arrow is the value now. */
function beforeAndNow(heading: string): { before: string | undefined; now: string } {
  const parts = heading.split(/\s*(?:→|->)\s*/)
  const [before, now] = parts
  return parts.length === 2 && before && now ? { before, now } : { before: undefined, now: heading }
}
