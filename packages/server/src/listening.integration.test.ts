import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { AddressUnavailableError, listen } from './listening.ts'

it.each([
  ['SITE_PORT', 'HOST'],
  ['METRICS_PORT', 'METRICS_HOST'],
])(
  'names the host setting when the host of %s is that of another machine',
  async (portSetting, hostSetting) => {
    const listening = listen(createServer(), { host: '192.0.2.1', port: 0, portSetting })
    await expect(listening).rejects.toThrow(
      new AddressUnavailableError(
        `192.0.2.1 is not an address of this machine: set ${hostSetting} to one that is.`,
      ),
    )
  },
)
