/** Changes to the seed content for one installation. */
export interface BundledSettings {
  /** Host and port of assets (ASSET_HOST); the bundled host by default. */
  readonly assetHost: string | undefined
  /** Beginning of the slug of the platform pages (PRODUCT_PREFIX, ROUTE-1). */
  readonly productPrefix: string
  /** Date that yearly events are rolled forward to; now by default. */
  readonly now?: Date | undefined
}

export interface BundledSpace {
  readonly id: string
  readonly name: string
  readonly assetHost: string
  readonly productPrefix: string
  /** Codes of language folders, such as `de`. */
  readonly languages: readonly string[]
}

/** Parses `content/space.json`. Throws if a required member is missing. */
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
 * Creates a function that adapts the text of a bundled file to an installation: the host of assets, and the
 * prefix of the platform pages in slugs and links.
 */
export function createEdit(
  space: BundledSpace,
  { assetHost, productPrefix }: BundledSettings,
): (text: string) => string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(productPrefix)) {
    throw new Error(`PRODUCT_PREFIX is ${productPrefix}, not lower-case letters and digits`)
  }
  const folder = new RegExp(`(?<![\\w.-])${space.productPrefix}-platform(?![\\w-])`, 'g')
  const newFolder = `${productPrefix}-platform`
  const isRenamed = productPrefix !== space.productPrefix
  return (text) => {
    const withHost = assetHost === undefined ? text : text.replaceAll(space.assetHost, assetHost)
    return isRenamed ? withHost.replace(folder, newFolder) : withHost
  }
}

function textOf(value: unknown, key: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new Error(`space.json has no ${key}`)
}
