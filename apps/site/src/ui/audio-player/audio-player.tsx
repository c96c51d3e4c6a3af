import { usePage } from '../../rendering/page-view.ts'
import { PlayerIcon } from '../playback/player-icon.tsx'
import { SpeedChoice } from '../playback/speed-choice.tsx'

interface AudioPlayerProps {
  /** Transcripts link to it; unique on the page. */
  readonly id: string
  readonly src: string
  readonly title: string
}

/** A recording with position, speed and seeking (BLOCK-12). Nothing loads before the visitor acts. */
export function AudioPlayer({ id, src, title }: AudioPlayerProps) {
  const { player } = usePage().messages
  const name = `${player.label}: ${title}`
  return (
    <div className="audio-player" data-enhance="audio-player" data-when="load">
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript has the words */}
      <audio
        className="audio-player-native"
        id={id}
        controls
        preload="none"
        src={src}
        aria-label={name}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a player is not part of a form */}
      <div className="audio-player-panel" role="group" aria-label={name} data-part="panel" hidden>
        <button type="button" className="audio-player-play" data-part="play">
          <span data-part="when-paused">
            <PlayerIcon name="play" className="audio-player-sign" />
            <span className="visually-hidden">{player.play}</span>
          </span>
          <span data-part="when-playing" hidden>
            <PlayerIcon name="pause" className="audio-player-sign" />
            <span className="visually-hidden">{player.pause}</span>
          </span>
        </button>
        <div className="audio-player-course">
          <input
            className="audio-player-position"
            type="range"
            dir="ltr"
            min="0"
            max="1"
            step="any"
            defaultValue="0"
            aria-label={player.seek}
            data-part="position"
            data-reading={player.positionOf}
          />
          <p className="audio-player-clock small-label" dir="ltr" aria-hidden="true">
            <span data-part="now">0:00</span>
            <span data-part="length">–:––</span>
          </p>
        </div>
        <div className="audio-player-keys">
          <button type="button" className="audio-player-key" data-part="back">
            <span aria-hidden="true">−15</span>
            <span className="visually-hidden">{player.back}</span>
          </button>
          <button type="button" className="audio-player-key" data-part="forward">
            <span aria-hidden="true">+15</span>
            <span className="visually-hidden">{player.forward}</span>
          </button>
          <SpeedChoice />
        </div>
      </div>
      <p className="audio-player-failed" role="status" data-part="failed" />
      <template data-part="failure">
        {player.failed}{' '}
        <a href={src} data-part="file" hidden>
          {player.openFile}
        </a>
      </template>
    </div>
  )
}
