import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type BrandChoices, brandChoices, fontChoices } from './new-brand/brand-choices.ts'
import { closingLines } from './new-brand/closing-lines.ts'
import { createBrand, InvalidBrandError } from './new-brand/create-brand.ts'
import { setDefaultBrand } from './new-brand/default-brand.ts'
import { root } from './run/project.ts'

const FONTS = Object.entries(fontChoices)
  .map(([name, { label }]) => `${name} (${label})`)
  .join('; ')
const DEFAULTS = brandChoices.parse({ folder: 'acme' })

const USAGE = `npm run new-brand <folder> -- [options]; without options it asks, in a terminal.

  <folder>     below brands/: lower-case letters, digits and single hyphens, as in acme
  --name       name of the organisation, at most 40 characters; the folder's, with capitals, by default
  --primary    main colour, for buttons and links; ${DEFAULTS.primary} by default
  --accent     accent colour, for marks; ${DEFAULTS.accent} by default
  --font       ${DEFAULTS.font} by default; ${FONTS}
  --languages  en, or en,de; ${DEFAULTS.languages.join()} by default
  --email      address on the pages, which also gets what visitors send; hello@<folder>.example by default
  --empty      a design without pages, which are made in the editor
  --default    makes it the brand of every command, which then needs no BRAND
  --help       prints this

What each of them writes, and where to change it: docs/guides/make-it-yours.md`

const QUESTIONS = [
  ['name', 'Name of the organisation'],
  ['primary', 'Main colour, for buttons and links'],
  ['accent', 'Accent colour, for marks'],
  ['font', `Font: ${FONTS}`],
  ['languages', 'Languages: en, or en,de'],
  ['email', 'E-mail address that forms are sent to'],
] as const

/** `npm run new-brand <folder>`: creates a brand; in a terminal, prompts for its choices if no flag gives one. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      primary: { type: 'string' },
      accent: { type: 'string' },
      font: { type: 'string' },
      languages: { type: 'string' },
      email: { type: 'string' },
      empty: { type: 'boolean', default: false },
      default: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) console.log(USAGE)
  else await makeBrand(positionals[0], values)
} catch (error) {
  const isUsageError = error instanceof TypeError && 'code' in error
  if (!(error instanceof InvalidBrandError || isUsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 1
}

async function makeBrand(
  name: string | undefined,
  { default: isDefault, help: _, empty, ...flags }: Flags & { readonly default: boolean },
): Promise<void> {
  const input = { folder: name, empty, ...flags }
  const isInteractive = process.stdin.isTTY && Object.keys(flags).length === 0
  const choices = parseChoices(isInteractive ? await promptFor(input) : input)
  const folder = createBrand(root, choices, new Date())
  if (isDefault) setDefaultBrand(root, folder)
  for (const line of closingLines(folder, choices, isDefault)) console.log(line)
}

type Flags = Readonly<Record<string, string | boolean | undefined>>

function parseChoices(flags: Flags): BrandChoices {
  const result = brandChoices.safeParse(flags)
  if (result.success) return result.data
  const problems = result.error.issues.map(
    ({ path, message }) =>
      `${path.join('.')}: expected ${message}, got "${flags[path.join('.')] ?? ''}"`,
  )
  throw new InvalidBrandError(problems.join('\n'))
}

async function promptFor(flags: Flags): Promise<Flags> {
  const defaults: Readonly<Record<string, unknown>> = parseChoices(flags)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Record<string, string> = {}
  for (const [name, question] of QUESTIONS) {
    const answer = (await terminal.question(`${question} [${defaults[name]}]: `)).trim()
    if (answer !== '') answers[name] = answer
  }
  terminal.close()
  return { ...flags, ...answers }
}
