import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { Sign } from '../playback/sign.tsx'

interface VideoFacadeProps {
  readonly link: LinkTarget
  /** What the film is called. */
  readonly title: string
  /** Its poster; without one, a scale at rest. */
  readonly children?: ReactNode
}

/**
 * A film that is somewhere else: its picture, and a link that says where it leads before it is pressed.
 * The film opens at its own site in a tab of its own, so that nothing of it is loaded here (BLOCK-12).
 */
export function VideoFacade({ link, title, children }: VideoFacadeProps): ReactNode {
  const { layout, player } = usePage().messages
  const bare = children === undefined || children === null
  return (
    <a
      href={link.href}
      className={bare ? 'video-facade video-facade-bare' : 'video-facade'}
      target={link.external ? '_blank' : undefined}
      rel={link.external ? 'noopener' : undefined}
    >
      {children}
      <span className="video-facade-key">
        <span className="video-facade-sign">
          <Sign name="play" className="video-facade-triangle" />
        </span>
        <span className="video-facade-words">
          <span className="video-facade-title">{player.playVideo(title)}</span>
          {link.external && (
            <span className="video-facade-where">
              {player.opensAt(hostOf(link.href))}
              <span className="visually-hidden"> ({layout.externalNewTab})</span>
            </span>
          )}
        </span>
      </span>
    </a>
  )
}

function hostOf(href: string): string {
  return URL.parse(href)?.hostname.replace(/^www\./, '') ?? href
}
