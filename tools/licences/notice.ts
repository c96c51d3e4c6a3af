/** Path of the notice below the project's folder. */
export const NOTICE = 'NOTICE'

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean }>
  >
}

const HEADING = `Prospectus
Copyright 2026 The Prospectus authors

The code is under the MIT licence (LICENSE). The texts, pictures, films, recordings and documents of the demo brand
are under CC BY 4.0 (LICENSE.md in its folder below brands/), and its fonts under the SIL Open Font License 1.1
(text-licence.txt beside them).

The product runs on and is built with the packages below. They are installed from npm, not part of this repository.
A built site serves the licence texts of what it sends to browsers at /_/licences.txt, and a release has those of all
its parts in LICENCES.txt. Written by \`npm run fix\` from package-lock.json; do not edit it here.
`

/** The text of NOTICE: packages that the product runs on or is built with, by licence. */
export function noticeText({ packages }: LockFile): string {
  const byLicence = new Map<string, Set<string>>()
  for (const [path, { version, license = 'unknown', dev }] of Object.entries(packages)) {
    const name = path.split('node_modules/').slice(1).at(-1)
    if (name === undefined || version === undefined || dev) continue
    const names = byLicence.get(license) ?? new Set()
    byLicence.set(license, names.add(`${name} ${version}`))
  }
  const sections = [...byLicence]
    .sort()
    .map(([licence, names]) => [`${licence}:`, ...[...names].sort().map((name) => `  ${name}`)])
  return [HEADING, ...sections.map((lines) => `${lines.join('\n')}\n`)].join('\n')
}
