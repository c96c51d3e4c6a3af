/** Changes to the seed content for one installation. */
export interface BundledSettings {
  /** Host and port that assets are on (ASSET_HOST); undefined leaves them on the bundled host. */
  readonly assetHost: string | undefined
  /** PRODUCT_PREFIX: what the folder of platform pages begins with (ROUTE-1). */
  readonly productPrefix: string
  /** Date that yearly events are rolled forward to; now by default. */
  readonly now?: Date | undefined
}

export interface BundledSpace {
  readonly id: string
  readonly name: string
  readonly assetHost: string
  readonly productPrefix: string
  /** Of the language folders. */
  readonly languages: readonly string[]
}

/** Reads the stored `content/space.json`. Throws if it lacks something. */
export function readSpace(stored: Readonly<Record<string, unknown>>): BundledSpace {
  const { id, name, asset_host, product_prefix, language_codes } = stored
  if (typeof id !== 'string' && typeof id !== 'number') throw new Error('space.json has no id')
  return {
    id: String(id),
    name: textOf(name, 'name'),
    assetHost: textOf(asset_host, 'asset_host'),
    productPrefix: textOf(product_prefix, 'product_prefix'),
    languages: Array.isArray(language_codes)
      ? language_codes.filter((code) => typeof code === 'string')
      : [],
  }
}

/**
 * Changes the text of a bundled file to an installation's settings: assets are on its own host, and the
 * folder of platform pages has its product's name, in slugs and in every link to them.
 */
export function createEdit(
  space: BundledSpace,
  { assetHost, productPrefix }: BundledSettings,
): (text: string) => string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(productPrefix)) {
    throw new Error(`PRODUCT_PREFIX is ${productPrefix}, not lower-case letters and digits`)
  }
  const folder = new RegExp(`(?<![\\w.-])${space.productPrefix}-platform(?![\\w-])`, 'g')
  const renamed = `${productPrefix}-platform`
  const rename = productPrefix !== space.productPrefix
  return (text) => {
    const moved = assetHost === undefined ? text : text.replaceAll(space.assetHost, assetHost)
    return rename ? moved.replace(folder, renamed) : moved
  }
}

function textOf(value: unknown, key: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new Error(`space.json has no ${key}`)
}
