import { expect, test } from 'vitest'
import { noticeText } from './notice.ts'

test('NOTICE lists each package that the product needs once, by licence, and no package of the tests', () => {
  const text = noticeText({
    packages: {
      '': { version: '1.0.0', license: 'MIT' },
      'apps/site': { version: '0.1.0' },
      'node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/@a/c': { version: '1.0.0', license: 'MIT' },
      'apps/cms/node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/d': { version: '1.0.0', license: 'ISC' },
      'node_modules/tester': { version: '1.0.0', license: 'MIT', dev: true },
    },
  })
  expect(text.split('\n').slice(-7)).toEqual([
    'ISC:',
    '  d 1.0.0',
    '',
    'MIT:',
    '  @a/c 1.0.0',
    '  b 2.0.0',
    '',
  ])
})
