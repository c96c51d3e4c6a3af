import { runCommand } from '../../../tools/backup/run-command.ts'
import type { ContentCommand } from '../../../tools/content/content-command.ts'
import { contentFolder } from '../../../tools/run/project.ts'
import { screensCommand } from './application/screens-command.ts'
import { drawCommand } from './drawings/draw-command.ts'
import { mediaCommand } from './media/media-command.ts'
import { papersCommand } from './papers/papers-command.ts'
import { printCommand } from './print/print-command.ts'
import { toolsCommand } from './tools/tools-command.ts'

const COMMANDS: Readonly<Record<string, ContentCommand>> = {
  draw: drawCommand,
  media: mediaCommand,
  papers: papersCommand,
  print: printCommand,
  screens: screensCommand,
  tools: toolsCommand,
}

/** Makes the files of the brand's content (README.md). */
const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (command === undefined) {
  console.error(`Usage: npm run <${Object.keys(COMMANDS).join('|')}>`)
  process.exitCode = 1
} else {
  await runCommand(async () => {
    process.exitCode = await command(args, contentFolder(), (line) => console.log(line))
  })
}
