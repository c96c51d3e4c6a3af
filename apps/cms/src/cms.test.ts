import { breakOffAll } from '@prospectus/server/broken-off.fixture'
import { expect, test } from 'vitest'
import { serveCms } from './served-cms.fixture.ts'

test.each(['cmsPort', 'embedsPort'] as const)(
  '%s outlives every connection that is reset, a tunnel or an upgrade too',
  async (name) => {
    const served = await serveCms()
    await breakOffAll(served[name])
    expect((await fetch(`http://127.0.0.1:${served[name]}/healthz`)).status).toBe(200)
  },
)
