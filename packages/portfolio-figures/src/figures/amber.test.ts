import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, Rule } from 'postcss'
import { describe, expect, it } from 'vitest'
import { siteFolder } from '../../../../tools/run/project.ts'

const FOLDERS = [import.meta.dirname, join(siteFolder, 'src/blocks/figure-chart')]

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
)

/** Selectors of the rules in a style sheet that use amber. */
function amberIn(path: string): readonly string[] {
  const found: string[] = []
  parse(readFileSync(path, 'utf8')).walkDecls((declaration) => {
    const rule = declaration.parent
    if (rule instanceof Rule && declaration.value.includes('--signal')) {
      found.push(rule.selector)
    }
  })
  return found
}

describe('amber', () => {
  it('is only the colour of the needle in every drawing', () => {
    const painted = sheets.flatMap(amberIn)
    expect(painted).toContain('.chart-needle-line')
    expect(painted.filter((selector) => !/^\.[a-z]+-needle[a-z-]*$/.test(selector))).toEqual([])
  })
})
