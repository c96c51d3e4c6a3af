import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { clientAddress } from '@prospectus/server/client-address'
import { createClientLimit } from '@prospectus/server/client-limit'
import { createImageService, type Variant } from '@prospectus/server/images/image-service'
import { createVariantStore } from '@prospectus/server/images/variant-store'
import type { Log } from '@prospectus/server/log'
import type { AssetSource } from './store/asset-store.ts'

/** The converted pictures of the asset host. */
export interface AssetPictures {
  /** The picture's bytes. Throws `ImageRefused`, as `ImageService.make` does. */
  readonly make: (variant: Variant, env: HttpBindings) => Promise<Uint8Array>
  /** Deletes what was made of the file at `{W}x{H}/{hash}/{name}`. */
  readonly drop: (path: string) => Promise<void>
}

/**
 * Pictures that are made when they are first asked for, and kept in `pictures` below the folder of data. Nobody
 * makes more than a burst of them and then four a second, so that strangers cannot keep the processor busy.
 *
 * @param options.source where originals are
 */
export function createAssetPictures(options: {
  readonly dataDir: string
  readonly source: AssetSource
  /** Whether a proxy says who asks. */
  readonly trustProxy: boolean
  readonly log: Pick<Log, 'error'>
}): AssetPictures {
  const { dataDir, source, trustProxy, log } = options
  const count = createClientLimit({ trustProxy, limits: { burst: 120, perSecond: 4 } })
  const service = createImageService({
    store: createVariantStore({
      folder: join(dataDir, 'pictures'),
      maximumBytes: MAXIMUM_BYTES,
      now: Date.now,
    }),
    onFault: (message, cause) => log.error(message, { cause }),
  })
  return {
    make: async (variant, { incoming }) =>
      await service.make(variant, {
        client: clientAddress(incoming, trustProxy),
        isPages: false,
        countOther: () => count(incoming),
      }),
    drop: async (path) => {
      const original = await source.open(path)
      if (original !== undefined) await service.drop(original)
    },
  }
}

const MAXIMUM_BYTES = 512 * 1024 * 1024
