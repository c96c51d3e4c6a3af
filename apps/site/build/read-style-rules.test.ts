import { describe, expect, test } from 'vitest'
import { pruned } from '../src/rendering/style-rules.ts'
import { readStyleRules } from './read-style-rules.ts'
import { mayCome, scriptNames } from './script-names.ts'

const never = () => false

function left(
  css: string,
  page: readonly string[],
  mayComeLater: (name: string) => boolean = never,
) {
  return pruned(readStyleRules(css, mayComeLater), new Set(page))
}

describe('a page carries only rules that something on it can match (decision 0004)', () => {
  test.each([
    ['a class that is not there', '.a{color:red}.b{color:blue}', ['.a'], '.a{color:red}'],
    ['one of several selectors', '.a,.b{color:red}', ['.b'], '.b{color:red}'],
    ['all that a selector needs', '.a .b>p{color:red}', ['.a', '.b'], ''],
    ['an element', 'table{color:red}p{color:blue}', ['p'], 'p{color:blue}'],
    ['what is inside :not() and :is()', '.a:not(.b):is(.c,.d){color:red}', ['.a'], undefined],
    ['a universal selector', '*{color:red}', [], undefined],
    ['a pseudo element', '.a::before{content:"}"}', ['.a'], undefined],
    ['an attribute', '[hidden]{display:none}', [], undefined],
    ['keyframes', '@keyframes turn{0%{rotate:0deg}to{rotate:1turn}}', [], undefined],
    ['a font face', '@font-face{font-family:A;src:url(a.woff2)}', [], undefined],
    ['the order of layers', '@layer a,b;', [], undefined],
  ])('%s', (_, css, page, expected) => {
    expect(left(css, page)).toBe(expected ?? css)
  })

  test('groups that stand next to each other stay one, and empty ones go', () => {
    const css =
      '@layer ui{.a{color:red}@media print{.b{color:red}}@media print{.a{color:blue}}.a .a{top:0}}'
    expect(left(css, ['.a'])).toBe(
      '@layer ui{.a{color:red}@media print{.a{color:blue}}.a .a{top:0}}',
    )
    expect(left('@layer ui{.a{top:0}}@layer ui{.a{left:0}}', ['.a'])).toBe(
      '@layer ui{.a{top:0}.a{left:0}}',
    )
  })

  test('what scripts may add later stays, whole names and such as are put together', () => {
    const later = mayCome(scriptNames('el.className = open ? "menu-open" : "cover-" + kind'))
    expect(left('.menu-open{top:0}.cover-blog{top:1px}.other{top:2px}', [], later)).toBe(
      '.menu-open{top:0}.cover-blog{top:1px}',
    )
  })
})
