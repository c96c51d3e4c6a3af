import { runCommand } from '../backup/run-command.ts'
import { coloursCommand } from '../brand/colours-command.ts'
import { contentFolder } from '../run/project.ts'
import { brandCommand } from './brand-command.ts'
import type { ContentCommand } from './content-command.ts'
import { exportCommand } from './exchange/export-command.ts'
import { importCommand } from './exchange/import-command.ts'
import { pullCommand } from './exchange/pull-command.ts'
import { pushSchemaCommand } from './exchange/push-schema-command.ts'
import { leadsCommand } from './leads-command.ts'
import { lintCommand } from './lint/lint-command.ts'
import { nodesCommand } from './nodes-command.ts'
import { parkedCommand } from './parked-command.ts'
import { peopleCommand } from './people-command.ts'
import { pruneCommand } from './prune-command.ts'
import { usageCommand } from './usage-command.ts'

const commands: Readonly<Record<string, ContentCommand>> = {
  brand: brandCommand,
  colours: coloursCommand,
  export: exportCommand,
  import: importCommand,
  leads: leadsCommand,
  lint: lintCommand,
  nodes: nodesCommand,
  parked: parkedCommand,
  people: peopleCommand,
  prune: pruneCommand,
  pull: pullCommand,
  'push-schema': pushSchemaCommand,
  usage: usageCommand,
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
if (command === undefined) {
  print(`Usage: npm run content -- <${Object.keys(commands).join('|')}> …`)
  process.exitCode = 1
} else {
  await runCommand(async () => {
    process.exitCode = await command(args, contentFolder(), print)
  })
}
