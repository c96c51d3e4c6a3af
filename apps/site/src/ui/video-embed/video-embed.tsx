import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { Film } from '@prospectus/content/schema/links/film'
import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { FacadeKey, hostOf, VideoFacade } from '../video-facade/video-facade.tsx'

interface VideoEmbedProps {
  readonly film: Film
  readonly link: LinkTarget
  readonly title: string
  readonly captions?: Asset | undefined
  /** Poster. */
  readonly children?: ReactNode
}

/**
 * A video of another site, which loads once the visitor presses a button that names the provider (BLOCK-12). The page's
 * security policy depends on `data-frame` and `data-film` (see `filmsOf`).
 */
export function VideoEmbed({ film, link, title, captions, children }: VideoEmbedProps) {
  const { lang, messages } = usePage()
  const { layout, languageName, locale, player } = messages
  const host = hostOf(link.href)
  const provider = film.kind === 'frame' ? film.provider : host
  const source =
    film.kind === 'frame'
      ? { 'data-frame': film.src }
      : { 'data-film': film.href, 'data-type': film.type }
  return (
    <div
      className="video-embed"
      data-enhance="video-embed"
      data-when="visible"
      data-title={title}
      {...source}
    >
      <div className="video-embed-stage" data-part="stage">
        <VideoFacade
          link={link}
          title={title}
          button={
            <button type="button" className="video-facade-key" data-part="play" hidden>
              <FacadeKey title={formatMessage(player.playVideo, { title }, locale)}>
                {formatMessage(player.loadsFrom, { provider }, locale)}
              </FacadeKey>
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
      {captions && film.kind === 'file' && (
        <template data-part="captions">
          <track kind="captions" src={captions.path} srcLang={lang} label={languageName} default />
        </template>
      )}
      <p className="video-player-failed" role="status" data-part="failed" />
      <template data-part="failure">{player.filmFailed}</template>
    </div>
  )
}
