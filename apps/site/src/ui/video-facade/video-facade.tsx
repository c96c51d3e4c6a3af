import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { useRecordPicture } from '../../rendering/render-scope.ts'
import { PlayerIcon } from '../playback/player-icon.tsx'

interface VideoFacadeProps {
  readonly link: LinkTarget
  readonly title: string
  /** Poster; without one, a scale is drawn. */
  readonly children?: ReactNode
  /** Replaces the link where script runs. */
  readonly button?: ReactNode
}

/** A poster that links to a video; external ones open in a new tab, so nothing of theirs loads here (BLOCK-12). */
export function VideoFacade({ link, title, children, button }: VideoFacadeProps) {
  useRecordPicture()
  const { layout, locale, player } = usePage().messages
  const isBare = children === undefined || children === null
  return (
    <div className={isBare ? 'video-facade video-facade-bare' : 'video-facade'}>
      {children}
      <a
        href={link.href}
        className="video-facade-key"
        data-part="link"
        target={link.isExternal ? '_blank' : undefined}
        rel={link.isExternal ? 'noopener' : undefined}
      >
        <FacadeLabel title={formatMessage(player.playVideo, { title }, locale)}>
          {link.isExternal && (
            <>
              {formatMessage(player.opensAt, { host: hostOf(link.href) }, locale)}
              <span className="visually-hidden"> ({layout.externalNewTab})</span>
            </>
          )}
        </FacadeLabel>
      </a>
      {button}
    </div>
  )
}

/** The label of a facade's link or button: a play sign, the title, and where the video comes from. */
export function FacadeLabel(props: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <>
      <span className="video-facade-sign">
        <PlayerIcon name="play" className="video-facade-triangle" />
      </span>
      <span className="video-facade-words">
        <span className="video-facade-title">{props.title}</span>
        {props.children && (
          <span className="video-facade-source small-label" data-part="where">
            {props.children}
          </span>
        )}
      </span>
    </>
  )
}

/** Host without `www.`. */
export function hostOf(href: string): string {
  return URL.parse(href)?.hostname.replace(/^www\./, '') ?? href
}
