/** A caption, and the seconds from and to which it is shown. */
export interface Cue {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Formats captions as a WebVTT file. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}\n`,
  )
  return `WEBVTT\n\n${blocks.join('\n')}`
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = String(milliseconds % 1000).padStart(3, '0')
  return `${two(milliseconds / 3_600_000)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}.${rest}`
}

/** Formats seconds as in transcripts: `1:05`. */
export function transcriptTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
