import { expect, test } from 'vitest'
import { nativePackages, supportsNode } from './native-packages.js'

test.each([
  ['^20.19.0 || >=22.12.0', '20.19.0', true],
  ['^20.19.0 || >=22.12.0', '20.18.3', false],
  ['^20.19.0 || >=22.12.0', '21.7.0', false],
  ['^20.19.0 || >=22.12.0', '22.9.0', false],
  ['^20.19.0 || >=22.12.0', '24.0.0', true],
  ['>= 12.0.0', '18.20.8', true],
  ['20.x', '20.19.0', false],
])('the range %s includes Node %s: %s', (range, version, expected) => {
  expect(supportsNode(range, version)).toBe(expected)
})

test('native packages are those for this machine, including those of tests only when everything is installed', () => {
  const here = { os: [process.platform], cpu: [process.arch] }
  const packages = {
    '': {},
    'node_modules/plain': {},
    'node_modules/ours': { ...here, engines: { node: '>=20.0.0' } },
    'node_modules/tool': { ...here, dev: true },
    'node_modules/theirs': { os: ['none'], cpu: [process.arch] },
  }
  const pathsOf = (extent: 'running' | 'everything') =>
    nativePackages({ packages }, extent).map(({ path }) => path)
  expect(pathsOf('running')).toEqual(['node_modules/ours'])
  expect(pathsOf('everything')).toEqual(['node_modules/ours', 'node_modules/tool'])
})
