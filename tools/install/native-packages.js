/**
 * @typedef {object} LockedPackage
 * @property {boolean} [dev]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 * @property {{ readonly node?: string }} [engines]
 */

/**
 * The lock file's packages that are only for machines like this one. Each is optional, so npm silently leaves out those
 * that fail.
 * @param {{ readonly packages?: Readonly<Record<string, LockedPackage>> }} lock
 * @param {'running' | 'everything'} extent
 * @returns {{ readonly path: string, readonly engine: string | undefined }[]}
 */
export function nativePackages({ packages = {} }, extent) {
  const libc = isGlibc() ? 'glibc' : 'musl'
  return Object.entries(packages)
    .filter(([, { os, cpu, libc: libraries, dev }]) => {
      const isForThisMachine = os?.includes(process.platform) && cpu?.includes(process.arch)
      const hasMatchingLibc = libraries === undefined || libraries.includes(libc)
      return isForThisMachine && hasMatchingLibc && (extent === 'everything' || !dev)
    })
    .map(([path, { engines }]) => ({ path, engine: engines?.node }))
}

function isGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport() ?? {}
  )
  return report.header?.glibcVersionRuntime !== undefined
}

/**
 * True if a version is in a range such as `^20.19.0 || >=22.12.0`; false for other forms of ranges.
 * @param {string} range
 * @param {string} version
 * @returns {boolean}
 */
export function supportsNode(range, version) {
  return range.split('||').some((part) => {
    const [, sign, minimum = ''] = /^\s*(\^|>=)\s*(\d+\.\d+\.\d+)\s*$/.exec(part) ?? []
    if (sign === undefined || isBefore(version, minimum)) return false
    return sign === '>=' || version.split('.')[0] === minimum.split('.')[0]
  })
}

/**
 * @param {string} version
 * @param {string} other
 */
function isBefore(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0
}
