import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Asset } from '@prospectus/content/schema/assets/asset'
import { type FilmFile, filmAt } from '@prospectus/content/schema/links/film'
import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import { printImageOperations } from '@prospectus/server/images/image-operations'
import type { ReactNode } from 'react'
import { POSTER_PICTURE } from '../../assets/page-pictures.ts'
import { usePage } from '../../rendering/page-view.ts'
import { useNotePicture } from '../../rendering/render-scope.ts'
import { Picture } from '../picture/picture.tsx'
import { Sign } from '../playback/sign.tsx'
import { SpeedChoice } from '../playback/speed-choice.tsx'
import { VideoEmbed } from '../video-embed/video-embed.tsx'
import { VideoFacade } from '../video-facade/video-facade.tsx'

interface VideoPlayerProps {
  /** Of the film's element, unique on the page: a transcript leads to it. */
  readonly id?: string | undefined
  readonly link: LinkTarget
  /** What the film is called. */
  readonly title: string
  readonly poster: Asset | undefined
  readonly captions?: Asset | undefined
  /** Whether what is said can be read below it. */
  readonly transcribed?: boolean
  /** Drawn where there is no poster. */
  readonly cover?: ReactNode
  /** How wide the poster is shown. */
  readonly sizes: string
  /** Stands under it, such as a line about what it is. */
  readonly note?: ReactNode
}

/**
 * A film (BLOCK-12, BLOCK-2a): one of ours plays here, in the browser's own player with captions; one of
 * another site once the visitor has agreed to load it; what is no film is a link to where it is. Nothing
 * is loaded from any of them before a press.
 */
export function VideoPlayer(props: VideoPlayerProps): ReactNode {
  const { link, title, captions, note } = props
  const film = filmAt(link)
  if (film?.kind === 'file' && film.ours) {
    return (
      <div className="video-player">
        <OwnFilm {...props} film={film} />
      </div>
    )
  }
  return (
    <div className="video-player">
      {film === undefined ? (
        <VideoFacade link={link} title={title}>
          {posterOf(props)}
        </VideoFacade>
      ) : (
        <VideoEmbed film={film} link={link} title={title} captions={captions}>
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
    <Picture asset={poster} sizes={sizes} aspect={isDrawing(poster) ? undefined : '16/9'} alt="" />
  )
}

function Note({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="video-player-note">{children}</div>
}

/** Whether a link leads to a film of this site, into which the times of a transcript lead. */
export function isFilmOfOurs(link: LinkTarget): boolean {
  const film = filmAt(link)
  return film?.kind === 'file' && film.ours
}

type OwnFilmProps = VideoPlayerProps & { readonly film: FilmFile }

function OwnFilm(props: OwnFilmProps): ReactNode {
  useNotePicture()
  const { id, film, title, poster, captions, transcribed, cover, note } = props
  const { lang, messages } = usePage()
  const { languageName, locale, player } = messages
  return (
    <div className="video-player-ours" data-enhance="video-player" data-when="visible">
      <div className="video-player-stage">
        {/* biome-ignore lint/a11y/useMediaCaption: captions are there whenever an editor gave them */}
        <video
          className={`video-player-film${poster && isDrawing(poster) ? ' video-player-drawn' : ''}`}
          id={id}
          controls
          playsInline
          preload="none"
          poster={poster && posterPath(poster)}
          aria-label={title}
        >
          <source src={film.href} type={film.type} />
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
          <Sign name="play" className="video-player-sign" />
          <span className="video-player-words">
            {formatMessage(player.playVideo, { title }, locale)}
          </span>
        </button>
      </div>
      {captions && <p className="video-player-captions" data-part="captions" lang={lang} hidden />}
      <div className="video-player-foot">
        {note !== undefined && <Note>{note}</Note>}
        <div className="video-player-keys" data-part="keys" hidden>
          <SpeedChoice />
        </div>
      </div>
      <p className="video-player-failed" role="status" data-part="failed" />
      <template data-part="failure">
        {player.filmFailed} {transcribed && player.readTranscript}{' '}
        <a href={film.href} data-part="file" hidden>
          {player.openFile}
        </a>
      </template>
    </div>
  )
}

/** A drawing is shown as it is; a picture is asked for in the size of the stage. */
function posterPath(poster: Asset): string {
  const { path } = poster
  return isDrawing(poster) ? path : path + printImageOperations(POSTER_PICTURE)
}

/** What is lettered at its edges is not cut to another shape. */
function isDrawing({ name }: Asset): boolean {
  return /\.(?:svg|gif)$/i.test(name)
}
