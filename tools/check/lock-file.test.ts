import { expect, test } from 'vitest'
import { licenceFindings, lockFindings, optionalPeerFindings } from './lock-file.ts'

test('a lock file that npm ci would refuse on any platform is refused', () => {
  const packages = {
    '': { dependencies: { tool: '1.0.0' } },
    'node_modules/tool': {
      dependencies: { inner: '1.0.0', shared: '1.0.0' },
      optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' },
    },
    'node_modules/tool/node_modules/inner': { dependencies: { shared: '1.0.0' } },
    'node_modules/shared': {},
    'node_modules/tool-linux': {},
  }
  expect(lockFindings({ packages })).toEqual([
    'node_modules/tool: tool-darwin is not in the lock file; run npm install --package-lock-only',
  ])
})

test('addresses and licences that may not be in a lock file are named', () => {
  const packages = {
    'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
    'node_modules/b': { license: 'GPL-3.0' },
    'node_modules/c': { license: 'LGPL-3.0' },
    'node_modules/d': { license: 'MIT OR GPL-3.0' },
  }
  expect(lockFindings({ packages })).toEqual([
    'node_modules/a: "resolved" is a download address; expected none, as .npmrc asks for',
  ])
  expect(licenceFindings({ packages })).toEqual([
    'node_modules/b: the licence GPL-3.0 is forbidden',
  ])
})

test('development packages that a start would install are named', () => {
  const peerDependencies = { runner: '^5.0.0' }
  const packages = {
    'node_modules/runner': { devOptional: true },
    'node_modules/sign-in': { peerDependencies },
    'node_modules/coverage': { peerDependencies, dev: true },
  }
  expect(optionalPeerFindings({ packages })).toEqual([
    'node_modules/runner: a start installs this development package, an optional peer of node_modules/sign-in; remove it from the peers there and run npm install --package-lock-only',
  ])
})
