import type { FormEmbed } from '@prospectus/content/schema/blocks/form-embed'
import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import type { ReactNode } from 'react'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { Link } from '../link/link.tsx'
import { type LinkListItem, Links } from '../links/links.tsx'

/** What a tool may do: run, be filled in, keep its own session, and open what it links to. */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups'

interface HostedFormProps {
  /** Undefined when the block has none: then there is the way to get in touch (EMBED-3). */
  readonly form: FormEmbed | undefined
  /** The block's heading: names the frame of a form without a title. */
  readonly heading: string | undefined
  readonly ways: readonly LinkListItem[]
}

/** The hosted form of a block (EMBED-3). */
export function HostedForm({ form, heading, ways }: HostedFormProps): ReactNode {
  const { embed } = usePage().messages
  const failed = <Failed text={embed.formUnavailable} ways={ways} />
  if (form === undefined) {
    return (
      <div className="embed-frame">
        <div className="embed-frame-sheet theme-light">{failed}</div>
      </div>
    )
  }
  return (
    <Frame
      src={form.form_id.src}
      title={form.title ?? heading ?? embed.formTitle}
      failed={failed}
      submitted={embed.formSubmitted}
      contact={ways[0]}
    />
  )
}

interface EmbeddedToolProps {
  /** Undefined when the editor's address is not one of the embed host. */
  readonly src: string | undefined
  readonly title: string
  /** What stands in the place of a tool without an address (MSG-1). */
  readonly invalid: string
  readonly ways: readonly LinkListItem[]
}

/** A tool of the embed host, or word for word that there is no address for one (EMBED-1). */
export function EmbeddedTool({ src, title, invalid, ways }: EmbeddedToolProps): ReactNode {
  const { embed } = usePage().messages
  if (src === undefined) return <p className="embed-frame embed-frame-invalid">{invalid}</p>
  const failed = <Failed text={embed.toolUnavailable} ways={ways} />
  return <Frame src={src} title={title} failed={failed} contact={ways[0]} />
}

interface FrameProps {
  readonly src: string
  readonly title: string
  readonly failed: ReactNode
  readonly submitted?: string
  readonly contact: LinkListItem | undefined
}

/**
 * A frame that grows to the height it asks for (EMBED-2). The templates are what its notice says when
 * something is to be said; without script the frame has the default height, and the links under it.
 */
function Frame({ src: address, title, failed, submitted, contact }: FrameProps): ReactNode {
  const page = usePage()
  const { embed, layout } = page.messages
  const src = inLanguageOf(page, address)
  return (
    <div className="embed-frame" data-enhance="embed-frame" data-when="visible">
      <div className="embed-frame-sheet theme-light">
        <div className="embed-frame-notice" aria-live="polite" />
        <iframe
          className="embed-frame-window"
          src={src}
          title={title}
          loading="lazy"
          sandbox={SANDBOX}
          referrerPolicy="strict-origin"
        />
      </div>
      <p className="embed-frame-foot">
        <Link link={{ href: src, external: true, newTab: true, file: false }}>
          {embed.openInNewTab}
        </Link>
        {contact !== undefined && (
          <Link link={contact.link} className="embed-frame-contact">
            {contact.label}
          </Link>
        )}
      </p>
      <template data-notice="loading">
        <div className="embed-frame-loading" role="status" aria-label={layout.loading} />
      </template>
      <template data-notice="failed">{failed}</template>
      {submitted !== undefined && (
        <template data-notice="submitted">
          <p className="embed-frame-submitted">{submitted}</p>
        </template>
      )}
    </div>
  )
}

/** Asks for the words of the page (LANG-2); a tool speaks English when it is not asked for anything else. */
function inLanguageOf({ lang }: PageView, address: string): string {
  const url = new URL(address)
  if (lang === DEFAULT_LANGUAGE || url.searchParams.has('lang')) return address
  url.search += `${url.search === '' ? '?' : '&'}${new URLSearchParams({ lang })}`
  return url.href
}

function Failed(props: {
  readonly text: string
  readonly ways: readonly LinkListItem[]
}): ReactNode {
  return (
    <div className="embed-frame-failed">
      <p className="embed-frame-failed-text">{props.text}</p>
      <Links links={props.ways} />
    </div>
  )
}
