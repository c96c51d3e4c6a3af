import type { Theme } from '@prospectus/content/schema/blocks/block-settings'
import type { FormEmbed } from '@prospectus/content/schema/blocks/form-embed'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { Link } from '../link/link.tsx'
import { type LinkListItem, Links } from '../links/links.tsx'
import { contactWays } from './contact-ways.ts'

/**
 * What a tool may do: run, be filled in, keep its own session, open what it links to, and take the visitor who
 * sends a form to the page that thanks for it.
 */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-top-navigation-by-user-activation'
/**
 * What it may do beyond that: copy the address of a result, and fill the screen. The page's headers deny the
 * rest.
 */
const ALLOWED = 'clipboard-write; fullscreen'

interface HostedFormProps {
  /** Undefined when the block has none: then there is the way to get in touch (EMBED-3). */
  readonly form: FormEmbed | undefined
  /** The block's heading: names the frame of a form without a title. */
  readonly heading: string | undefined
  /** Of the section around it. */
  readonly theme: Theme | undefined
  /** The uuid of the story whose file the form is for (BLOCK-12). */
  readonly story?: string
}

/** The hosted form of a block (EMBED-3). */
export function HostedForm({ form, heading, theme, story }: HostedFormProps): ReactNode {
  const page = usePage()
  const { embed } = page.messages
  const ways = contactWays(page)
  const failed = <Failed text={embed.formUnavailable} ways={ways} />
  if (form === undefined) return <div className="embed-frame">{failed}</div>
  return (
    <Frame
      src={form.form_id.src}
      theme={theme}
      story={story}
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
  /** Of the section around it. */
  readonly theme: Theme | undefined
}

/** A tool of the embed host, or word for word that there is no address for one (EMBED-1). */
export function EmbeddedTool(props: EmbeddedToolProps): ReactNode {
  const { src, title, invalid, theme } = props
  const page = usePage()
  if (src === undefined) return <p className="embed-frame embed-frame-invalid">{invalid}</p>
  const ways = contactWays(page)
  const failed = <Failed text={page.messages.embed.toolUnavailable} ways={ways} />
  return <Frame src={src} theme={theme} title={title} failed={failed} contact={ways[0]} />
}

interface FrameProps {
  readonly src: string
  readonly theme: Theme | undefined
  readonly story?: string | undefined
  readonly title: string
  readonly failed: ReactNode
  readonly submitted?: string
  readonly contact: LinkListItem | undefined
}

/**
 * A frame that grows to the height it asks for (EMBED-2). The templates hold what its notice shows when there
 * is something to say. Without script the frame has the default height, and the links under it.
 */
function Frame(props: FrameProps): ReactNode {
  const { src: address, theme = 'light', story, title, failed, submitted, contact } = props
  const { messages, path, lang } = usePage()
  const { embed, layout } = messages
  const src = frameAddress(address, { theme, path, lang, story })
  return (
    <div className="embed-frame" data-enhance="embed-frame" data-when="near">
      <div className="embed-frame-sheet">
        <div className="embed-frame-notice" aria-live="polite" />
        <iframe
          className="embed-frame-window"
          src={src}
          title={title}
          loading="lazy"
          sandbox={SANDBOX}
          allow={ALLOWED}
          referrerPolicy="strict-origin"
        />
      </div>
      <div className="embed-frame-aside" aria-live="polite" />
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
          <p className="embed-frame-submitted" aria-live="off" tabIndex={-1}>
            {submitted}
          </p>
        </template>
      )}
    </div>
  )
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

/** What surrounds a frame, as the server knows it. */
interface FramePlace {
  /** Of the section that it stands in. */
  readonly theme: Theme
  /** Of the page. */
  readonly path: string
  readonly lang: string
  /** The uuid of the story whose file the form is for (BLOCK-12). */
  readonly story?: string | undefined
}

/**
 * The address that a frame loads. What surrounds the frame is added to its query, so that its page can look
 * and speak like the page around it, without script too (embed-messages#what-is-framed). The rest of the
 * address stays as it is, letter by letter (EMBED-1).
 */
export function frameAddress(address: string, { theme, path, lang, story }: FramePlace): string {
  const url = new URL(address)
  const place = new URLSearchParams({
    theme,
    page: path,
    lang,
    ...(story === undefined ? {} : { story }),
  })
  for (const name of url.searchParams.keys()) place.delete(name)
  url.search = [url.search.slice(1), place].filter(String).join('&')
  return url.href
}
