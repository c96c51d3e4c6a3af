import type { StoredObject } from '../schema/values/stored-value.ts'

/** Settings that adapt the seed content to an installation. */
export interface BundledSettings {
  /** Host and port of assets (ASSET_HOST); defaults to the bundled host. */
  readonly assetHost: string | undefined
  /** Prefix of the platform pages' slug (PRODUCT_PREFIX, ROUTE-1). */
  readonly productPrefix: string
  /** Yearly events are moved past this date; by default, now. */
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

/** Parses `content/space.json`; throws if a required property is missing. */
export function readSpace(stored: StoredObject): BundledSpace {
  const { id, name, asset_host, product_prefix, language_codes } = stored
  if (typeof id !== 'string' && typeof id !== 'number')
    throw new Error(`space.json: "id" is ${JSON.stringify(id)}; expected a string or a number`)
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
 * Creates a function that replaces the asset host, and the platform pages' prefix in slugs and links. Throws if the new
 * prefix cannot be part of a slug.
 */
export function createEdit(
  space: BundledSpace,
  { assetHost, productPrefix }: BundledSettings,
): (text: string) => string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(productPrefix)) {
    throw new Error(
      `PRODUCT_PREFIX is "${productPrefix}"; expected lower-case letters and digits, with single hyphens between`,
    )
  }
  const oldFolder = new RegExp(`(?<![\\w.-])${space.productPrefix}-platform(?![\\w-])`, 'g')
  const newFolder = `${productPrefix}-platform`
  const isRenamed = productPrefix !== space.productPrefix
  return (text) => {
    const withHost = assetHost === undefined ? text : text.replaceAll(space.assetHost, assetHost)
    return isRenamed ? withHost.replace(oldFolder, newFolder) : withHost
  }
}

function textOf(value: unknown, key: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new Error(`space.json: "${key}" is ${JSON.stringify(value)}; expected a non-empty string`)
}
