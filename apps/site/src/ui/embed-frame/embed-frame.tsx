import type { Theme } from '@prospectus/content/schema/blocks/block-settings'
import type { FormEmbed } from '@prospectus/content/schema/blocks/form-embed'
import type { ReactNode } from 'react'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { pathInLanguage } from '../link/languages.ts'
import { internalLinkTarget, Link } from '../link/link.tsx'
import { type LinkListItem, Links } from '../links/links.tsx'

/** A tool may run, be filled in, keep its session, open links, and take the visitor to a thank-you page. */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-top-navigation-by-user-activation'
/** Permissions of a frame, to copy a result's address and to fill the screen. The page's headers deny all others. */
const PERMISSIONS = 'clipboard-write; fullscreen'

interface HostedFormFrameProps {
  /** If undefined, contact links are shown instead (EMBED-3). */
  readonly form: FormEmbed | undefined
  /** Names the frame of a form without a title. */
  readonly heading: string | undefined
  readonly theme: Theme | undefined
  /** Uuid of the story whose file the form is for (BLOCK-12). */
  readonly storyUuid?: string
}

/** A form of the embed host in a frame, or contact links if there is no form (EMBED-3). */
export function HostedFormFrame({ form, heading, theme, storyUuid }: HostedFormFrameProps) {
  const page = usePage()
  const { embed } = page.messages
  const links = contactLinks(page)
  const failureNotice = <FailureNotice text={embed.formUnavailable} links={links} />
  if (form === undefined) return <div className="embed-frame">{failureNotice}</div>
  return (
    <Frame
      src={form.form_id.src}
      theme={theme === 'tinted' ? 'light' : theme}
      isCard
      storyUuid={storyUuid}
      title={form.title ?? heading ?? embed.formTitle}
      failureNotice={failureNotice}
      submittedText={embed.formSubmitted}
      contact={links[0]}
      contactPrompt={embed.questions}
    />
  )
}

interface EmbeddedToolProps {
  /** Undefined unless the address is on the embed host. */
  readonly src: string | undefined
  readonly title: string
  /** Shown instead of a tool without an address (MSG-1). */
  readonly invalidText: string
  readonly theme: Theme | undefined
}

/** A tool of the embed host, or a notice that it has no address (EMBED-1). */
export function EmbeddedTool(props: EmbeddedToolProps) {
  const { src, title, invalidText, theme } = props
  const page = usePage()
  if (src === undefined) return <p className="embed-frame embed-frame-invalid">{invalidText}</p>
  const links = contactLinks(page)
  const { toolUnavailable } = page.messages.embed
  return (
    <Frame
      src={src}
      theme={theme}
      title={title}
      failureNotice={<FailureNotice text={toolUnavailable} links={links} />}
      contact={links[0]}
    />
  )
}

interface FrameProps {
  readonly src: string
  readonly theme: Theme | undefined
  /** Puts it on a card of its theme, with a border. */
  readonly isCard?: boolean
  readonly storyUuid?: string | undefined
  readonly title: string
  readonly failureNotice: ReactNode
  readonly submittedText?: string
  readonly contact: LinkListItem | undefined
  /** Text before the contact link; a tool has none, since it may ask questions itself. */
  readonly contactPrompt?: string
}

/** A frame that grows to the height it requests (EMBED-2). Without script it has a default height, and links below. */
function Frame(props: FrameProps) {
  const { theme = 'light', isCard = false, storyUuid, title, failureNotice, submittedText } = props
  const { contact, contactPrompt } = props
  const { messages, path, lang } = usePage()
  const { embed, layout } = messages
  const src = frameAddress(props.src, { theme, path, lang, storyUuid })
  return (
    <div className="embed-frame" data-enhance="embed-frame" data-when="near">
      <div
        className={
          isCard ? `embed-frame-sheet embed-frame-card theme-${theme}` : 'embed-frame-sheet'
        }
      >
        <div className="embed-frame-notice" aria-live="polite" />
        <iframe
          className="embed-frame-window"
          src={src}
          title={title}
          loading="lazy"
          sandbox={SANDBOX}
          allow={PERMISSIONS}
          referrerPolicy="strict-origin"
        />
      </div>
      <div className="embed-frame-aside" aria-live="polite" />
      <p className="embed-frame-foot">
        <Link link={{ href: src, isExternal: true, opensNewTab: true, isFile: false }}>
          {embed.openInNewTab}
        </Link>
        {contact !== undefined && (
          <span className="embed-frame-contact">
            {contactPrompt} <Link link={contact.link}>{contact.label}</Link>
          </span>
        )}
      </p>
      <template data-notice="loading">
        <div
          className="embed-frame-loading small-label"
          role="status"
          aria-label={layout.loading}
        />
      </template>
      <template data-notice="failed">{failureNotice}</template>
      {submittedText !== undefined && (
        <template data-notice="submitted">
          <p className="embed-frame-submitted" aria-live="off" tabIndex={-1}>
            {submittedText}
          </p>
        </template>
      )}
    </div>
  )
}

function FailureNotice(props: { readonly text: string; readonly links: readonly LinkListItem[] }) {
  return (
    <div className="embed-frame-failed">
      <p className="embed-frame-failed-text">{props.text}</p>
      <Links links={props.links} />
    </div>
  )
}

interface FrameParameters {
  readonly theme: Theme
  /** Path of the page. */
  readonly path: string
  readonly lang: string
  /** Uuid of the story whose file the form is for (BLOCK-12). */
  readonly storyUuid?: string | undefined
}

/**
 * Adds theme, page, language and story to the frame's address, unless it has them, so that the framed page can match
 * them without script (embed-messages#what-is-framed). The rest of the address is unchanged (EMBED-1).
 */
export function frameAddress(
  address: string,
  { theme, path, lang, storyUuid }: FrameParameters,
): string {
  const url = new URL(address)
  const parameters = new URLSearchParams({
    theme,
    page: path,
    lang,
    ...(storyUuid === undefined ? {} : { story: storyUuid }),
  })
  for (const name of url.searchParams.keys()) parameters.delete(name)
  url.search = [url.search.slice(1), parameters].filter(String).join('&')
  return url.href
}

/**
 * Contact links for when a form or tool is unreachable (EMBED-3): the contact page, and the telephone numbers and mail
 * addresses that the header, footer and legal links lead to. The contact page links to itself only as a last resort.
 */
export function contactLinks(page: PageView): readonly LinkListItem[] {
  const { navigationLinks, footer, legal } = page.settings
  const direct = [...navigationLinks, ...footer.flatMap(({ entries }) => entries), ...legal]
    .filter(({ link }) => /^(tel|mailto):/.test(link.href))
    .map(({ uid, label, link }) => ({ uid, type: 'secondary' as const, label, link }))
  const links = [...new Map(direct.map((item) => [item.link.href, item])).values()]
  const href = pathInLanguage('contact', page) ?? '/contact/'
  if (href === page.path && links.length > 0) return links
  const label = page.messages.embed.formContact
  return [{ uid: 'contact', type: 'primary', label, link: internalLinkTarget(href) }, ...links]
}
