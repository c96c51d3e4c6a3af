import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readBrand } from '@prospectus/server/brand'
import { runCommand } from '../backup/run-command.ts'
import { brandFolder, root } from '../run/project.ts'
import { connectSpace } from './connect-space.ts'

await runCommand(async (args) => {
  const { env, stdin, stdout } = process
  process.exitCode = await connectSpace(args, {
    env,
    dataDir: env.DATA_DIR || join(root, 'data'),
    productPrefix: env.PRODUCT_PREFIX || readBrand(brandFolder()).productPrefix,
    print: (line) => void stdout.write(`${line}\n`),
    confirm: stdin.isTTY && stdout.isTTY ? confirm : undefined,
  })
})

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}
