import { spawn } from 'node:child_process'

/**
 * Runs a program and returns its standard output.
 *
 * @param input chunks for its standard input
 * @throws when it is not installed, naming the package, or when it fails, with its standard error
 */
export async function runProgram(
  name: 'flite' | 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  input: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = [],
): Promise<string> {
  const child = spawn(name, args)
  const printed: Buffer[] = []
  const complained: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => printed.push(piece))
  child.stderr.on('data', (piece: Buffer) => complained.push(piece))
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new Error(`${name} is needed: apt-get install ffmpeg flite`)))
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${name} failed: ${Buffer.concat(complained).toString().trim()}`))
    })
  })
  // If the program ends early, its exit code reports why.
  child.stdin.on('error', () => undefined)
  for await (const piece of input) {
    if (!child.stdin.write(piece)) {
      await new Promise<void>((resolve) => {
        child.stdin.once('drain', resolve)
        child.once('close', () => resolve())
      })
    }
  }
  child.stdin.end()
  await ended
  return Buffer.concat(printed).toString()
}
