import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import { usePage } from '../../rendering/page-view.ts'
import { Link } from '../link/link.tsx'

interface RedirectPanelProps {
  /** Undefined for an empty or unsafe address. */
  readonly destination: LinkTarget | undefined
  readonly level: 1 | 2
}

/** Shown to editors where production would redirect (ROUTE-4). */
export function RedirectPanel({ destination, level }: RedirectPanelProps) {
  const { messages, isBrokenRedirect } = usePage()
  const { redirect } = messages
  const Heading = `h${level}` as const
  return (
    <div className="redirect-panel container-narrow">
      <Heading>{redirect.heading}</Heading>
      <p>{redirect.noPreview}</p>
      {destination === undefined ? (
        <p role="alert">{redirect.noDestination}</p>
      ) : (
        <>
          {isBrokenRedirect ? (
            <p role="alert">{redirect.circle}</p>
          ) : (
            <p>{redirect.willRedirect}</p>
          )}
          <p className="redirect-panel-address">
            <Link link={destination}>{destination.href}</Link>
          </p>
          <p>{redirect.checkInProduction}</p>
        </>
      )}
    </div>
  )
}
