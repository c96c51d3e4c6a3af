import { describe, expect, test } from 'vitest'
import { testKinds } from './test-kinds.ts'

const findings = (files: Readonly<Record<string, string>>) =>
  testKinds.run(Object.entries(files).map(([path, text]) => ({ path, text }))).findings

const SERVER = { 'apps/site/src/served.fixture.ts': `import { connect } from 'node:net'\n` }
const USES_SERVER = `import { serve } from './served.fixture.ts'\n`

describe('kinds of tests', () => {
  test('a finding suggests a file name for a unit test that starts a process', () => {
    expect(findings({ 'tools/a.test.ts': `import { spawn } from 'node:child_process'\n` })).toEqual(
      [
        'tools/a.test.ts: imports node:child_process, which reaches outside: name it tools/a.integration.test.ts',
      ],
    )
  })

  test('a finding names the fixture that uses a server', () => {
    const files = {
      ...SERVER,
      'apps/site/src/previewed.fixture.ts': USES_SERVER,
      'apps/site/src/page.test.tsx': `import { preview } from './previewed.fixture.ts'\n`,
    }
    expect(findings(files)).toEqual([
      'apps/site/src/page.test.tsx: imports node:net by apps/site/src/served.fixture.ts, which reaches outside: name it apps/site/src/page.integration.test.tsx',
    ])
  })

  test('there is no finding for an integration test, a fixture, a module or an import of types', () => {
    const files = {
      ...SERVER,
      'apps/site/src/page.integration.test.ts': USES_SERVER,
      'apps/site/src/serve.ts': `import { createServer } from 'node:http'\n`,
      'apps/site/src/serve.test.ts': `import { serve } from './serve.ts'\nimport type { Server } from 'node:http'\n`,
    }
    expect(findings(files)).toEqual([])
  })
})
