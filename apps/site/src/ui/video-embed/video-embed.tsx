import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { VideoSource } from '@prospectus/content/schema/links/video-source'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { FacadeLabel, hostOf, VideoFacade } from '../video-facade/video-facade.tsx'

interface VideoEmbedProps {
  readonly source: VideoSource
  readonly link: LinkTarget
  readonly title: string
  readonly captions?: Asset | undefined
  /** Poster. */
  readonly children?: ReactNode
}

/**
 * A video of another site, which loads once the visitor presses a button that names the provider (BLOCK-12). The page's
 * security policy depends on `data-frame` and `data-film` (see `videoSourcesOf`).
 */
export function VideoEmbed({ source, link, title, captions, children }: VideoEmbedProps) {
  const { lang, messages } = usePage()
  const { layout, languageName, locale, player } = messages
  const host = hostOf(link.href)
  const provider = source.kind === 'frame' ? source.provider : host
  const dataAttributes =
    source.kind === 'frame'
      ? { 'data-frame': source.src }
      : { 'data-film': source.href, 'data-type': source.type }
  return (
    <div
      className="video-embed"
      data-enhance="video-embed"
      data-when="visible"
      data-title={title}
      {...dataAttributes}
    >
      <div className="video-embed-stage" data-part="stage">
        <VideoFacade
          link={link}
          title={title}
          button={
            <button type="button" className="video-facade-key" data-part="play" hidden>
              <FacadeLabel title={formatMessage(player.playVideo, { title }, locale)}>
                {formatMessage(player.loadsFrom, { provider }, locale)}
              </FacadeLabel>
            </button>
          }
        >
          {children}
        </VideoFacade>
      </div>
      <div className="video-embed-foot" data-part="foot" hidden>
        <label className="video-embed-always" data-part="terms">
          <input type="checkbox" data-part="always" /> {player.alwaysLoad}
        </label>
        <a href={link.href} target="_blank" rel="noopener">
          {formatMessage(player.watchAt, { host }, locale)}
          <span className="visually-hidden"> ({layout.externalNewTab})</span>
        </a>
      </div>
      {captions && source.kind === 'file' && (
        <template data-part="captions">
          <track kind="captions" src={captions.path} srcLang={lang} label={languageName} default />
        </template>
      )}
      <p className="video-player-failed" role="status" data-part="failed" />
      <template data-part="failure">{player.filmFailed}</template>
    </div>
  )
}
