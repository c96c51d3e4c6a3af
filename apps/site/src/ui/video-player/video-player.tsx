import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import { type VideoFile, videoAt } from '@prospectus/content/schema/links/video-source'
import { parseBox } from '@prospectus/server/images/image-filters'
import { printImageOperations } from '@prospectus/server/images/image-operations'
import type { ReactNode } from 'react'
import { posterPicture } from '../../assets/page-pictures.ts'
import { usePage } from '../../rendering/page-view.ts'
import { useRecordPicture } from '../../rendering/render-scope.ts'
import { Picture } from '../picture/picture.tsx'
import { isServedAsIs } from '../picture/picture-sources.ts'
import { PlayerIcon } from '../playback/player-icon.tsx'
import { SpeedChoice } from '../playback/speed-choice.tsx'
import { VideoEmbed } from '../video-embed/video-embed.tsx'
import { VideoFacade } from '../video-facade/video-facade.tsx'

interface VideoPlayerProps {
  /** Transcripts link to it; unique on the page. */
  readonly id?: string | undefined
  readonly link: LinkTarget
  readonly title: string
  readonly poster: Asset | undefined
  readonly captions?: Asset | undefined
  /** A transcript follows. */
  readonly hasTranscript?: boolean
  /** Shown without a poster. */
  readonly cover?: ReactNode
  /** Display width of the poster. */
  readonly sizes: string
  readonly note?: ReactNode
}

/** A video (BLOCK-12, BLOCK-2a): ours in the browser's player, other sites' after consent, anything else as a link. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { link, title, captions, note } = props
  const source = videoAt(link)
  if (source?.kind === 'file' && source.isSelfHosted) {
    return (
      <div className="video-player">
        <SelfHostedVideo {...props} source={source} />
      </div>
    )
  }
  return (
    <div className="video-player">
      {source === undefined ? (
        <VideoFacade link={link} title={title}>
          {posterOf(props)}
        </VideoFacade>
      ) : (
        <VideoEmbed source={source} link={link} title={title} captions={captions}>
          {posterOf(props)}
        </VideoEmbed>
      )}
      {note !== undefined && <Note>{note}</Note>}
    </div>
  )
}

function posterOf({ poster, cover, sizes }: VideoPlayerProps): ReactNode {
  if (poster === undefined) return cover
  return (
    <Picture
      asset={poster}
      sizes={sizes}
      aspect={isServedAsIs(poster) ? undefined : '16/9'}
      alt=""
    />
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return <div className="video-player-note">{children}</div>
}

/** True for a video file hosted by this site; only in those can a transcript's timestamps jump to a position. */
export function isSelfHostedVideo(link: LinkTarget): boolean {
  const source = videoAt(link)
  return source?.kind === 'file' && source.isSelfHosted
}

type SelfHostedVideoProps = VideoPlayerProps & { readonly source: VideoFile }

function SelfHostedVideo(props: SelfHostedVideoProps) {
  useRecordPicture()
  const { id, source, title, poster, captions, hasTranscript, cover, note } = props
  const { lang, messages } = usePage()
  const { languageName, locale, player } = messages
  return (
    <div className="video-player-ours" data-enhance="video-player" data-when="visible">
      <div className="video-player-stage">
        {/* biome-ignore lint/a11y/useMediaCaption: captions are there whenever an editor gave them */}
        <video
          className={`video-player-film${poster && isServedAsIs(poster) ? ' video-player-drawn' : ''}`}
          id={id}
          controls
          playsInline
          preload="none"
          poster={poster && posterPath(poster)}
          aria-label={title}
        >
          <source src={source.href} type={source.type} />
          {captions && (
            <track
              kind="captions"
              src={captions.path}
              srcLang={lang}
              label={languageName}
              default
            />
          )}
        </video>
        {poster === undefined && cover !== undefined && (
          <div className="video-player-cover" data-part="cover" hidden>
            {cover}
          </div>
        )}
        <button type="button" className="video-player-start" data-part="start" hidden>
          <PlayerIcon name="play" className="video-player-sign" />
          <span className="video-player-words">
            {formatMessage(player.playVideo, { title }, locale)}
          </span>
        </button>
      </div>
      {captions && <p className="video-player-captions" data-part="captions" lang={lang} hidden />}
      <div className="video-player-foot">
        {note !== undefined && <Note>{note}</Note>}
        <div className="video-player-speeds" data-part="speeds" hidden>
          <SpeedChoice />
        </div>
      </div>
      <p className="video-player-failed" role="status" data-part="failed" />
      <template data-part="failure">
        {player.filmFailed} {hasTranscript && player.readTranscript}{' '}
        <a href={source.href} data-part="file" hidden>
          {player.openFile}
        </a>
      </template>
    </div>
  )
}

function posterPath(poster: Asset): string {
  const { path, focus } = poster
  if (isServedAsIs(poster)) return path
  return path + printImageOperations(posterPicture(parseBox(focus ?? '')))
}
