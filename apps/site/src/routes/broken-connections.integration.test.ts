import { resetConnections } from '@prospectus/server/reset-connections.fixture'
import { expect, test } from 'vitest'
import { serveSite } from '../served-site.fixture.ts'

test.each(['production', 'preview'])(
  'ROUTE-3 %s outlives every connection that is reset, a tunnel or an upgrade too',
  async (mode) => {
    const { send, port, logged } = await serveSite({ env: { SITE_MODE: mode } })
    await resetConnections(port)
    expect((await send('/about')).status).toBe(200)
    expect(logged).toEqual([])
  },
)
