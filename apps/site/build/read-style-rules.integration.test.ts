import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { minimiseProperties } from '../src/rendering/custom-properties.ts'
import { pruneRules } from '../src/rendering/style-rules.ts'
import { collectAddedNames } from './client-modules.ts'
import { readStyleRules } from './style-sheets.ts'

function keptCss(css: string, page: readonly string[]) {
  const isThere = (name: string) => page.includes(name)
  const rules = readStyleRules(css)
  const [tokens = [], others = []] = [true, false].map((isToken) =>
    rules.filter(({ within }) => (within[0] === '@layer tokens') === isToken),
  )
  return minimiseProperties(pruneRules(tokens, isThere), pruneRules(others, isThere), {
    mayScriptUse: isThere,
    scriptSheets: '.b{--set:2rem;top:var(--later)}',
    linkedSheet: '.c{left:var(--linked)}',
  })
}

describe('a page carries only rules that something on it can match (decision 0004)', () => {
  test.each([
    ['a class that is not there', '.a{color:red}.b{color:blue}', ['.a'], '.a{color:red}'],
    ['one of several selectors', '.a,.b{color:red}', ['.b'], '.b{color:red}'],
    ['all that a selector needs', '.a .b>p{color:red}', ['.a', '.b'], ''],
    ['an element', 'table{color:red}p{color:blue}', ['p'], 'p{color:blue}'],
    [
      'what is inside :not(), and one choice of :is()',
      '.a:not(.b):is(.c,.d){top:0}',
      ['.a'],
      undefined,
    ],
    [
      'what each choice of :is() needs',
      '.a:is(.c,.d .c){top:0}.a:has(>.c){top:0}',
      ['.a', '.d'],
      '',
    ],
    ['a universal selector', '*{color:red}', [], undefined],
    ['a pseudo element', '.a::before{content:"}"}', ['.a'], undefined],
    ['an attribute', '[hidden]{display:none}', [], undefined],
    ['keyframes', '@keyframes turn{0%{rotate:0deg}to{rotate:1turn}}', [], undefined],
    ['a font face', '@font-face{font-family:A;src:url(a.woff2)}', [], undefined],
    ['the order of layers', '@layer a,b;', [], undefined],
  ])('%s', (_, css, page, expected) => {
    expect(keptCss(css, page)).toBe(expected ?? css)
  })

  test('adjacent groups become one, and empty ones are removed', () => {
    const css =
      '@layer ui{.a{color:red}@media print{.b{color:red}}@media print{.a{color:blue}}.a .a{top:0}}'
    expect(keptCss(css, ['.a'])).toBe(
      '@layer ui{.a{color:red}@media print{.a{color:blue}}.a .a{top:0}}',
    )
    expect(keptCss('@layer ui{.a{top:0}}@layer ui{.a{left:0}}', ['.a'])).toBe(
      '@layer ui{.a{top:0}.a{left:0}}',
    )
  })

  test('values have no redundant blanks, and none is repeated for a vendor prefix', () => {
    const css =
      '.a{--a:a, b;-webkit-text-decoration-color:red;text-decoration-color:red;' +
      'background:linear-gradient(90deg, var(--a), red) 0 / 1px 1px, url("a, / b.svg")}'
    expect(keptCss(css, ['.a', '--a'])).toBe(
      '.a{--a:a, b;text-decoration-color:red;' +
        'background:linear-gradient(90deg,var(--a),red) 0/1px 1px,url("a, / b.svg")}',
    )
  })

  test('a custom property that nothing left reads goes with its readers', () => {
    const css = ':root{--a:1px;--b:2px;--c:3px}.x{top:var(--a)}.y{top:var(--b)}.z{--a:4px;left:0}'
    expect(keptCss(css, ['.x', '.z', '--a', '--c'])).toBe(
      ':root{--a:1px;--c:3px}.x{top:var(--a)}.z{--a:4px;left:0}',
    )
  })

  test.each([
    [
      'that is the same everywhere becomes its value',
      '{--gap:1rem}',
      '.a{top:var(--gap)}',
      '.a{top:1rem}',
    ],
    [
      'of the second of two rules for the root becomes its value too',
      '{--gap:1rem}:root{--twice:2rem}',
      '.a{top:var(--gap);left:var(--twice)}',
      '.a{top:1rem;left:2rem}',
    ],
    [
      'made of one that is the same everywhere becomes its value',
      '{--gap:1rem;--twice:calc(2 * var(--gap))}',
      '.a{top:var(--twice)}',
      '.a{top:calc(2 * 1rem)}',
    ],
    [
      'made of one that is not stays where it is declared',
      '{--ink:red;--line:var(--ink)}',
      '.a{--ink:blue;color:var(--line)}',
      ':root{--A:red;--B:var(--A)}.a{--A:blue;color:var(--B)}',
    ],
    [
      'read with a fallback gets a short name',
      '{--gap:1rem}',
      '.a{top:var(--gap,0)}',
      ':root{--A:1rem}.a{top:var(--A,0)}',
    ],
    [
      'that is really the name of a timeline stays as it is',
      '{--ink:red}',
      '.a{--ink:blue;color:var(--ink);timeline-scope:--panned}',
      ':root{--A:red}.a{--A:blue;color:var(--A);timeline-scope:--panned}',
    ],
    [
      'that a later sheet reads also stays where it was',
      '{--later:1rem}',
      '.a{top:var(--later)}',
      ':root{--later:1rem}.a{top:1rem}',
    ],
    [
      'that a sheet with its own tokens has stays only where it is read here',
      '{--linked:1rem}',
      '.a{top:0}',
      '.a{top:0}',
    ],
    [
      'that a later sheet sets again stays as it is',
      '{--set:1rem}',
      '.a{top:var(--set)}',
      ':root{--set:1rem}.a{top:var(--set)}',
    ],
    [
      'known to a script stays as it is',
      '{--known:1rem}',
      '.a{top:var(--known)}',
      ':root{--known:1rem}.a{top:var(--known)}',
    ],
  ])('a custom property %s', (_, root, rule, remaining) => {
    const css = `@layer tokens{:root${root}}@layer ui{${rule}}`
    expect(keptCss(css, ['.a', '--known'])).toBe(
      `@layer tokens{${remaining.replace('.a{', '}@layer ui{.a{')}}`,
    )
  })
})

describe('the names that a script may add to a page', () => {
  const namesOf = (code: string) => collectAddedNames(parseAst(code))

  test.each([
    [
      'classes and elements',
      'el.className = open ? "menu-open is-wide" : `x`',
      ['is-wide', 'menu-open', 'x'],
    ],
    ['in HTML', 'el.innerHTML = "<mark class=\'hit\'></mark>"', ['class', 'hit', 'mark']],
    [
      'beginnings of names',
      `f(\`cover-\${kind} h\`, "tone-" + tone, \`h\${level}\`)`,
      ['cover-*', 'h', 'h*', 'tone-*'],
    ],
    ['in interpolated values', `f(\`a \${open ? "b" : \`c-\${d}\`}\`)`, ['a', 'b', 'c-*']],
    ['custom properties', 'style.getPropertyValue("--rows")', ['--rows']],
    ['no texts of errors', 'if (x) { throw new Error("The banner lacks a part") } f("z")', ['z']],
    ['no selectors and no paths', 'find(".panel > #id [data-x]", "../ui/chart.ts")', []],
  ])('%s', (_, code, expected) => {
    expect(namesOf(code)).toEqual(expected)
  })
})
