import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/project.ts'
import type { Check } from './check-interface.ts'

const FOLDER = 'docs/decisions'
const SECTIONS = ['Decision', 'Consequences', 'What would change it']
const HEADER = /^# (\d+)\. (.+)\n\n\d{4}-\d\d-\d\d · (accepted|replaced by \d+)\n\n## Context\n/

/** Every decision record has the same form, and the index lists it. */
export const decisions: Check = {
  name: 'decisions',
  run: () => {
    const index = readFileSync(join(root, FOLDER, 'README.md'), 'utf8')
    const names = readdirSync(join(root, FOLDER)).filter((name) => /^\d{4}-/.test(name))
    const findings = names.flatMap((name) => {
      const path = `${FOLDER}/${name}`
      const text = readFileSync(join(root, path), 'utf8')
      const [, number, title] = HEADER.exec(text) ?? []
      if (Number(number) !== Number(name.slice(0, 4))) {
        return [
          `${path}: expected "# <number of the file>. <title>", "<date> · <status>", then "## Context"`,
        ]
      }
      return [
        ...SECTIONS.filter((section) => !text.includes(`\n## ${section}\n`)).map(
          (section) => `${path}: has no section "${section}"`,
        ),
        ...(index.includes(`| [${number}](${name}) | ${title} |`)
          ? []
          : [`${FOLDER}/README.md: does not list ${name} with its title`]),
      ]
    })
    return { findings, note: `${names.length} records` }
  },
}
