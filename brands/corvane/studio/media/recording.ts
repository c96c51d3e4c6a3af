import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'
import type { Turn } from './turns.ts'

/** Seconds between two turns. */
const PAUSE = 0.45

/** A turn of the conversation and where in the recording it begins. */
export interface SpokenTurn {
  readonly turn: Turn
  /** Seconds. */
  readonly at: number
}

/**
 * Reads a conversation aloud, each speaker in a voice of their own, into an MP3 file. Returns its turns
 * with their times, and its length in seconds.
 *
 * @param voices a speech synthesiser's voice by speaker
 */
export async function record(
  turns: readonly Turn[],
  voices: ReadonlyMap<string, string>,
  title: string,
  destination: string,
): Promise<{ readonly spoken: readonly SpokenTurn[]; readonly length: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'))
  try {
    const spoken: SpokenTurn[] = []
    const files: string[] = []
    let at = 0
    for (const turn of turns) {
      const file = join(folder, `${files.length}.wav`)
      await runProgram('espeak-ng', [
        ...speech(voices.get(turn.speaker)),
        '-w',
        file,
        said(turn.text),
      ])
      spoken.push({ turn, at })
      files.push(file)
      at += (await lengthOf(file)) + PAUSE
    }
    const list = join(folder, 'list.txt')
    const silence = join(folder, 'silence.wav')
    await quiet(silence)
    const parts = files.flatMap((file) => [`file '${file}'`, `file '${silence}'`])
    await writeFile(list, parts.join('\n'))
    await encode(list, title, destination)
    return { spoken, length: at }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function speech(voice = 'en-gb'): string[] {
  return ['-v', voice, '-s', '162', '-g', '1']
}

/** What a synthesiser does not read as people do. */
function said(text: string): string {
  return text.replaceAll(/[“”]/g, '').replaceAll('’', "'")
}

async function lengthOf(file: string): Promise<number> {
  const entry = ['-show_entries', 'format=duration', '-of', 'csv=p=0']
  return Number(await runProgram('ffprobe', ['-v', 'error', ...entry, file]))
}

async function quiet(file: string): Promise<void> {
  const source = ['-f', 'lavfi', '-i', 'anullsrc=r=22050:cl=mono', '-t', String(PAUSE)]
  await runProgram('ffmpeg', ['-y', ...source, file])
}

async function encode(list: string, title: string, destination: string): Promise<void> {
  const even =
    'highpass=f=70,lowpass=f=8000,acompressor=threshold=-20dB:ratio=3,loudnorm=I=-18:TP=-2'
  const sound = ['-af', even, '-ar', '22050', '-ac', '1', '-c:a', 'libmp3lame', '-b:a', '32k']
  const about = ['-metadata', `title=${title}`, '-metadata', 'comment=Read by synthetic voices']
  const input = ['-f', 'concat', '-safe', '0', '-i', list]
  await runProgram('ffmpeg', ['-y', ...input, ...sound, ...about, destination])
}
