import { numberFormat } from '@prospectus/content/messages/number'
import { usePage } from '../../rendering/page-view.ts'

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2]

/** Playback speed (BLOCK-12), wired by `syncSpeed`. */
export function SpeedChoice() {
  const { locale, player } = usePage().messages
  const format = numberFormat(locale)
  return (
    <label className="speed-choice">
      <span className="speed-choice-label">{player.speed}</span>
      <select className="speed-choice-list figures" data-part="speed" defaultValue="1">
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {format.format(speed)} ×
          </option>
        ))}
      </select>
    </label>
  )
}
