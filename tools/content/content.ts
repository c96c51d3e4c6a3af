import { contentFolder } from '../run/project.ts'
import { pruneCommand } from './assets/prune-command.ts'
import { reprintCommand } from './assets/reprint-command.ts'
import { draftCommand } from './draft/draft-command.ts'
import { exportCommand } from './exchange/export-command.ts'
import { importCommand } from './exchange/import-command.ts'
import { pullCommand } from './exchange/pull-command.ts'
import { pushSchemaCommand } from './exchange/push-schema-command.ts'
import { lintCommand } from './lint/lint-command.ts'
import { mediaCommand } from './media/media-command.ts'

type Command = (
  args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
) => Promise<number>

/** `npm run content -- <command> …` */
const commands: Readonly<Record<string, Command>> = {
  draft: draftCommand,
  export: exportCommand,
  import: importCommand,
  lint: lintCommand,
  media: mediaCommand,
  prune: pruneCommand,
  pull: pullCommand,
  'push-schema': pushSchemaCommand,
  reprint: reprintCommand,
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
if (command === undefined) {
  print(`Which of ${Object.keys(commands).join(', ')}?`)
  process.exitCode = 1
} else {
  process.exitCode = await command(args, contentFolder(), print)
}
