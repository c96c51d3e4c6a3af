import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'
import { spokenForm } from './spoken-form.ts'
import type { Turn } from './turns.ts'
import type { Voice } from './voices.ts'

/** Seconds of silence after a turn, and after the last one of a chapter. */
const PAUSE = { turn: 0.5, chapter: 1.4 } as const

/** Sample rate of the synthesiser, in hertz. */
const SAMPLE_RATE = 16_000

/** A turn of the conversation, and its start in the recording. */
export interface SpokenTurn {
  readonly turn: Turn
  /** Seconds. */
  readonly at: number
}

/**
 * Records a conversation, with a voice for each speaker, as an MP3 file. Returns its turns with their times, and its
 * length in seconds.
 */
export async function record(
  turns: readonly Turn[],
  voices: ReadonlyMap<string, Voice>,
  title: string,
  destination: string,
): Promise<{ readonly spoken: readonly SpokenTurn[]; readonly length: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'))
  try {
    const spoken: SpokenTurn[] = []
    const files: string[] = []
    let at = 0
    for (const [index, turn] of turns.entries()) {
      const voice = voices.get(turn.speaker)
      if (voice === undefined) throw new Error(`${title}: ${turn.speaker} has no voice`)
      const isLastOfChapter = turns[index + 1]?.opensChapter ?? true
      const file = join(folder, `${index}.wav`)
      await recordTurn(turn.text, voice, PAUSE[isLastOfChapter ? 'chapter' : 'turn'], file)
      spoken.push({ turn, at })
      files.push(file)
      at += await lengthOf(file)
    }
    const list = join(folder, 'list.txt')
    await writeFile(list, files.map((file) => `file '${file}'`).join('\n'))
    await encode(list, title, destination)
    return { spoken, length: at }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Records a turn, followed by silence, as a WAV file. */
async function recordTurn(text: string, voice: Voice, pause: number, file: string): Promise<void> {
  const raw = `${file}.raw.wav`
  const pace = ['--setf', `duration_stretch=${voice.pace}`]
  await runProgram('flite', ['-voice', voice.name, ...pace, '-t', spokenForm(text), '-o', raw])
  const formants = voice.timbre === 'kept' ? ':formant=preserved' : ''
  const pitch =
    voice.pitch === 1 ? [] : [`rubberband=pitch=${voice.pitch}:pitchq=quality${formants}`]
  const filters = [...pitch, `volume=${voice.gain}dB`, `apad=pad_dur=${pause}`]
  const output = ['-af', filters.join(','), '-ar', String(SAMPLE_RATE), '-ac', '1']
  await runProgram('ffmpeg', ['-y', '-i', raw, ...output, file])
}

async function lengthOf(file: string): Promise<number> {
  const entry = ['-show_entries', 'format=duration', '-of', 'csv=p=0']
  return Number(await runProgram('ffprobe', ['-v', 'error', ...entry, file]))
}

/** Encodes the turns as one MP3 at −16 LUFS, which podcast players expect and a phone's speaker needs. */
async function encode(list: string, title: string, destination: string): Promise<void> {
  const filters = 'highpass=f=70,acompressor=threshold=-20dB:ratio=2.5,loudnorm=I=-16:TP=-1.5:LRA=7'
  const rate = ['-ar', String(SAMPLE_RATE), '-ac', '1']
  const audio = ['-af', filters, ...rate, '-c:a', 'libmp3lame', '-b:a', '32k']
  const metadata = ['-metadata', `title=${title}`, '-metadata', 'comment=Read by synthetic voices']
  const input = ['-f', 'concat', '-safe', '0', '-i', list]
  await runProgram('ffmpeg', ['-y', ...input, ...audio, ...metadata, destination])
}
