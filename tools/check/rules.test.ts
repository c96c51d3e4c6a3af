import { describe, expect, test } from 'vitest'
import { ruleFindings } from './rules.ts'

/** A small repository without findings. The ids are concatenated, so that no check reads them here. */
const RULE = `RES-${5}`
const sound = {
  'docs/requirements.md': `**${RULE}.** A spinner shows.`,
  'docs/decisions/0003-immutable-snapshot.md': '# 3. An immutable snapshot',
  'docs/contracts/delivery-protocol.md': '## `cv` and Rate limits',
  'apps/site/spinner.test.ts': `it('${RULE} shows a spinner', () => {})`,
}

function findingsWith(files: Readonly<Record<string, string>>): readonly string[] {
  const all = { ...sound, ...files }
  return ruleFindings(Object.entries(all).map(([path, text]) => ({ path, text })))
}

const cites = (citation: string) =>
  findingsWith({ 'apps/site/spinner.ts': `/** So (${citation}). */` })

describe('the check of rules finds', () => {
  test('nothing where every citation leads somewhere', () => {
    expect(findingsWith({})).toEqual([])
    expect(cites(`${RULE}, decision ${'0003'}, delivery-protocol#${'cv-and-rate-limits'}`)).toEqual(
      [],
    )
  })

  test('a rule that is not defined, in code and in documents', () => {
    const unknown = `RES-${99}`
    expect(cites(unknown)).toEqual([
      `apps/site/spinner.ts: there is no ${unknown} in docs/requirements.md`,
    ])
    expect(findingsWith({ 'README.md': `See ${unknown}.` })).toHaveLength(1)
  })

  test('a rule that is defined twice', () => {
    const twice = `**${RULE}.** One.\n\n**${RULE}.** Two.`
    expect(findingsWith({ 'docs/requirements.md': twice })).toEqual([
      `docs/requirements.md: ${RULE} is defined twice`,
    ])
  })

  test('a decision that does not exist, also across a line break', () => {
    const lost = ['apps/site/spinner.ts: there is no 0999 in docs/decisions']
    expect(cites(`decision ${'0999'}`)).toEqual(lost)
    expect(cites(`decision\n * ${'0999'}`)).toEqual(lost)
  })

  test('a heading or a contract that does not exist', () => {
    expect(cites(`delivery-protocol#${'nowhere'}`)).toEqual([
      `apps/site/spinner.ts: there is no delivery-protocol#${'nowhere'} in docs/contracts`,
    ])
    expect(cites(`delivery-protocoll#${'cv-and-rate-limits'}`)).toHaveLength(1)
  })

  test.each([
    `design ${'section'} 4`,
    `protocol ${'sections'} 6.5 to 8`,
    `specification ${'2'}.9`,
    `design\n * ${'section'} 1`,
    `of the protocol (${'section'} 3`,
  ])('a citation that leads out of the repository: %j', (citation) => {
    expect(cites(citation)).toEqual([expect.stringContaining('is not in the repository')])
  })

  test('a rule that no test names; a comment in a test is no test', () => {
    const lost = [`${RULE}: no test names this rule`]
    expect(findingsWith({ 'apps/site/spinner.test.ts': '' })).toEqual(lost)
    expect(findingsWith({ 'apps/site/spinner.test.ts': `// ${RULE}\n/* ${RULE} */` })).toEqual(lost)
  })
})
