import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { OriginalAsset } from './asset-origin.ts'
import { createConversionQueue } from './conversion-queue.ts'
import { createImageService, type Requester, variantFile, variantKey } from './image-service.ts'
import type { VariantStore } from './variant-store.ts'

const operations = { isSmart: false, filters: {} }
const visitor: Requester = { client: 'a', isForPage: true, limitOther: () => undefined }

function original(identity: string, size = 3): OriginalAsset {
  return { identity, size, stream: () => new Blob(['abc']).stream() }
}

function memoryStore(): VariantStore & { readonly stored: Map<string, Uint8Array> } {
  const stored = new Map<string, Uint8Array>()
  return {
    stored,
    get: async (name) => stored.get(name),
    put: async (name, bytes) => {
      stored.set(name, bytes)
    },
    drop: async (prefix) => {
      for (const name of [...stored.keys()]) if (name.startsWith(prefix)) stored.delete(name)
    },
  }
}

/** Conversions that end on a signal from the test. */
function heldTransform() {
  const finish: (() => void)[] = []
  const transform = vi.fn(async () => {
    await new Promise<void>((resolve) => finish.push(resolve))
    return new Uint8Array([finish.length])
  })
  return { transform, finish }
}

describe('createImageService', () => {
  it('makes a variant once for simultaneous requests', async () => {
    const { transform, finish } = heldTransform()
    const service = createImageService({ store: memoryStore(), onError: vi.fn(), transform })
    const variant = { original: original('a'), operations, format: 'webp' } as const
    const variants = [1, 2, 3].map(() => service.make(variant, visitor))
    await expect.poll(() => finish).toHaveLength(1)
    finish[0]?.()
    const made = await Promise.all(variants)
    expect(new Set(made).size).toBe(1)
    await service.make(variant, visitor)
    expect(transform).toHaveBeenCalledTimes(1)
  })

  it('throws 503 when the queue is full, and still serves stored variants', async () => {
    const { transform, finish } = heldTransform()
    const store = memoryStore()
    const service = createImageService({
      store,
      onError: vi.fn(),
      transform,
      queue: createConversionQueue({
        maxRunning: 1,
        pages: { maxWaiting: 1, maxPerClient: 1, maxWaitMs: 10_000 },
        others: { maxWaiting: 0, maxPerClient: 0, maxWaitMs: 10_000 },
      }),
    })
    const variantOf = (name: string) => {
      return { original: original(name), operations, format: 'webp' } as const
    }
    store.stored.set(variantFile(variantOf('known')), new Uint8Array([9]))
    const [one, two] = ['a', 'b'].map((name) => service.make(variantOf(name), visitor))
    await expect.poll(() => finish).toHaveLength(1)
    await expect(service.make(variantOf('c'), visitor)).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 2,
    })
    expect(await service.make(variantOf('known'), visitor)).toEqual(new Uint8Array([9]))
    finish[0]?.()
    await one
    await expect.poll(() => finish).toHaveLength(2)
    finish[1]?.()
    await two
    const third = service.make(variantOf('c'), visitor)
    await expect.poll(() => finish).toHaveLength(3)
    finish[2]?.()
    expect(await third).toBeDefined()
  })

  it('throws 503 after too long a wait, and makes nothing', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { transform, finish } = heldTransform()
    const service = createImageService({ store: memoryStore(), onError: vi.fn(), transform })
    const requester = { ...visitor, isForPage: false }
    const make = (name: string) => {
      const variant = { original: original(name), operations, format: 'webp' } as const
      return service.make(variant, { ...requester, client: name })
    }
    const first = make('a')
    const second = expect(make('b')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 })
    await vi.advanceTimersByTimeAsync(10_000)
    await second
    await expect.poll(() => finish).toHaveLength(1)
    finish[0]?.()
    await first
    expect(transform).toHaveBeenCalledTimes(1)
  })

  it('limits the pictures for one client that no page shows', async () => {
    const transform = async () => new Uint8Array([1])
    const service = createImageService({ store: memoryStore(), onError: vi.fn(), transform })
    const variantOf = (name: string) => {
      return { original: original(name), operations, format: 'webp' } as const
    }
    let left = 1
    const limitOther = () => (left-- > 0 ? undefined : 7)
    const requester = { ...visitor, isForPage: false, limitOther }
    const first = await service.make(variantOf('a'), requester)
    const second = service.make(variantOf('b'), requester)
    await expect(second).rejects.toMatchObject({ status: 429, retryAfterSeconds: 7 })
    expect(await service.make(variantOf('a'), requester)).toEqual(first)
    expect(await service.make(variantOf('b'), visitor)).toBeDefined()
  })

  it('CALL-6 serves pictures although the disk fails, and reports that', async () => {
    const onError = vi.fn()
    const failing = () => Promise.reject(new Error('disk full'))
    const service = createImageService({
      store: { get: failing, put: failing, drop: failing },
      onError,
      transform: async () => new Uint8Array([1]),
    })
    const made = await service.make(
      { original: original('a'), operations, format: 'avif' },
      visitor,
    )
    expect(made).toEqual(new Uint8Array([1]))
    expect(onError).toHaveBeenCalledTimes(2)
  })

  it('rejects an original of too many bytes without reading it', async () => {
    const stream = vi.fn(() => new Blob([]).stream())
    const huge = { identity: 'a', size: 10 ** 9, stream }
    const service = createImageService({ store: memoryStore(), onError: vi.fn() })
    const made = service.make({ original: huge, operations, format: 'webp' }, visitor)
    await expect(made).rejects.toMatchObject({ status: 422 })
    expect(stream).not.toHaveBeenCalled()
  })

  it('drops all variants of one original, and no others', async () => {
    const store = memoryStore()
    const transform = async () => new Uint8Array([1])
    const service = createImageService({ store, onError: vi.fn(), transform })
    for (const [name, format] of [
      ['a', 'webp'],
      ['a', 'avif'],
      ['b', 'webp'],
    ] as const) {
      await service.make({ original: original(name), operations, format }, visitor)
    }
    await service.drop(original('a'))
    expect([...store.stored.keys()]).toEqual([
      variantFile({ original: original('b'), operations, format: 'webp' }),
    ])
  })

  it('distinguishes variants by original, operations and format', () => {
    const variant = { original: original('a'), operations, format: 'webp' } as const
    const others = [
      { ...variant, original: original('b') },
      { ...variant, operations: { isSmart: true, filters: {} } },
      { ...variant, format: 'avif' as const },
    ]
    const keys = [variant, ...others].map(variantKey)
    expect(new Set(keys).size).toBe(4)
    expect(variantKey({ ...variant, original: original('a') })).toBe(keys[0])
  })
})
