import { expect, it } from 'vitest'
import { loneTexts } from './editor-words.ts'

const found = (text: string) => loneTexts({ path: 'apps/editor/src/leads/leads.tsx', text })

it.each([
  ['<p>Loading …</p>', 'Loading …'],
  ['<p>all</p>', 'all'],
  ['<input aria-label="Search leads" />', 'Search leads'],
  ['<View title={isNew ? "New" : WORDS.title} />', 'New'],
  [`say(\`\${name} was deleted.\`)`, '… was deleted.'],
  [`const page = \`\${from} of \${all}\``, '… of …'],
  ["const STATES = { waiting: 'In quarantine' }", 'In quarantine'],
])('a text in the code of the editor is found: %s', (code, says) => {
  expect(found(code)).toEqual([
    `apps/editor/src/leads/leads.tsx:1: "${says}" belongs into the words.ts of its folder, in every language`,
  ])
})

it.each([
  "import { WORDS } from './words.ts'",
  '<p className="notice is-fault">{WORDS.loading}</p>',
  "ask('GET leads', { body })",
  "if (event.key === 'ArrowDown') go()",
  "throw new Error('No story is open here')",
  "type State = 'In quarantine' | 'Received'",
  "root.querySelector('.picker-list button')",
  '<button>↑</button>',
  '// A comment is for colleagues.',
])('what nobody reads in the editor is not: %s', (code) => {
  expect(found(code)).toEqual([])
})
