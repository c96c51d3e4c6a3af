import sharp, { type PngOptions } from 'sharp'
import type { Cue } from './captions.ts'
import { runProgram } from './run-program.ts'

/** A drawn silent film. */
export interface Film {
  /** Full slug of the story that shows it. */
  readonly story: string
  readonly name: string
  /** Seconds. */
  readonly length: number
  /** Returns the SVG of the frame at a moment, in seconds. */
  readonly frame: (moment: number) => string
  /** The picture before the film plays, and its description. */
  readonly poster?: { readonly svg: string; readonly alt: string } | undefined
  /** Captions, which are also the story's transcript. */
  readonly cues: readonly Cue[]
}

export const FILM_SIZE = { width: 1280, height: 720 } as const
const FRAMES_PER_SECOND = 25

/** Encodes a film as H.264 for every browser, with its index at the front, so that it plays while loading. */
export async function encodeFilm(film: Film, destination: string): Promise<void> {
  const input = [
    '-f',
    'image2pipe',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-c:v',
    'png',
    '-i',
    '-',
  ]
  const video = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '24']
  const compatibility = [
    '-pix_fmt',
    'yuv420p',
    '-profile:v',
    'high',
    '-movflags',
    '+faststart',
    '-an',
  ]
  await runProgram(
    'ffmpeg',
    ['-y', ...input, ...video, ...compatibility, destination],
    frames(film),
  )
}

/** Yields the frames as PNG; equal neighbours are drawn once. */
async function* frames(film: Film): AsyncGenerator<Uint8Array> {
  let last: { readonly svg: string; readonly png: Uint8Array } | undefined
  for (let index = 0; index < film.length * FRAMES_PER_SECOND; index += 1) {
    const svg = film.frame(index / FRAMES_PER_SECOND)
    if (last?.svg !== svg) last = { svg, png: await stillOf(svg, { compressionLevel: 1 }) }
    yield last.png
  }
}

/** Converts a frame to a PNG on white. */
export async function stillOf(svg: string, options: PngOptions): Promise<Uint8Array> {
  return await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png(options).toBuffer()
}

/** Eased progress, from 0 to 1, of an animation that begins at `from` and takes `seconds`. */
export function progress(moment: number, from: number, seconds: number): number {
  const share = Math.min(1, Math.max(0, (moment - from) / seconds))
  return share * share * (3 - 2 * share)
}
