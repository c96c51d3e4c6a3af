import { usePage } from '../../rendering/page-view.ts'
import { CONSENT_SCRIPT } from '../../visit/consent-record.ts'
import { pathInLanguage } from '../link/languages.ts'
import { internalLinkTarget, Link } from '../link/link.tsx'

/**
 * Asks for consent on sites with a tag manager; others ask where it is needed, such as at a video. First in the flow,
 * so it covers nothing and nothing moves. The page is the same for everyone: its first script shows the banner.
 */
export function ConsentBanner() {
  const page = usePage()
  const { consent } = page.messages
  if (page.tagManagerId === undefined) return null
  const preferences = pathInLanguage('cookie-preferences', page)
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: CONSENT_SCRIPT }} />
      <section
        className="consent-banner theme-tinted"
        aria-label={consent.banner}
        data-enhance="consent-banner"
        data-when="load"
        data-tag-manager={page.tagManagerId}
      >
        <div className="consent-banner-row container" data-part="question">
          <p className="consent-banner-text">{consent.question}</p>
          <div className="consent-banner-keys">
            <button type="button" className="button button-secondary" data-choice="accept">
              {consent.accept}
            </button>
            <button type="button" className="button button-secondary" data-choice="reject">
              {consent.reject}
            </button>
            {preferences !== undefined && (
              <Link link={internalLinkTarget(preferences)}>{consent.choose}</Link>
            )}
          </div>
        </div>
        <div className="consent-banner-row container" data-part="answer" tabIndex={-1} hidden>
          <p className="consent-banner-text">
            <span data-part="accept" hidden>
              {consent.accepted}
            </span>
            <span data-part="reject" hidden>
              {consent.rejected}
            </span>{' '}
            {preferences !== undefined && (
              <Link link={internalLinkTarget(preferences)}>{consent.change}</Link>
            )}
          </p>
          <div className="consent-banner-keys">
            <button type="button" className="button button-secondary" data-part="hide">
              {consent.hide}
            </button>
          </div>
        </div>
      </section>
    </>
  )
}
