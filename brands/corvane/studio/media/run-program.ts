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
  const output: Buffer[] = []
  const errors: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const finished = new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new Error(`${name} is needed: apt-get install ffmpeg flite`)))
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${name} failed: ${Buffer.concat(errors).toString().trim()}`))
    })
  })
  // If the program ends early, its exit code reports why.
  child.stdin.on('error', () => undefined)
  for await (const chunk of input) {
    if (!child.stdin.write(chunk)) {
      await new Promise<void>((resolve) => {
        child.stdin.once('drain', resolve)
        child.once('close', () => resolve())
      })
    }
  }
  child.stdin.end()
  await finished
  return Buffer.concat(output).toString()
}
