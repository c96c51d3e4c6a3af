import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type LicensedPackage, licenceNotices } from './licence-text.ts'

/** Address of the notices below `/_/`. */
const NOTICES = 'licences.txt'

/** Writes the licence of every package and font in the client build. Fails where a licence text is missing. */
export function writeLicenceNotices(root: string): Plugin {
  return {
    name: 'licence-notices',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const licensed = filesOf(bundle, root).flatMap(licensedWork)
      this.emitFile({ type: 'asset', fileName: NOTICES, source: licenceNotices(licensed) })
    },
  }
}

function filesOf(bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  const files = Object.values(bundle).flatMap((output) =>
    output.type === 'asset'
      ? output.originalFileNames.map((name) => join(root, name))
      : output.moduleIds.map(pathOfModule),
  )
  return [...new Set(files)].filter((path) => existsSync(path)).sort()
}

const require = createRequire(import.meta.url)

/** A module's file; for one added by a build tool, such as `\0vite/preload-helper.js`, the tool's manifest. */
function pathOfModule(id: string): string {
  const [, tool] = /^\0(vite|rolldown)\//.exec(id) ?? []
  return tool === undefined ? id.replace(/\?.*$/s, '') : require.resolve(`${tool}/package.json`)
}

function licensedWork(file: string): readonly LicensedPackage[] {
  const ownLicences = licenceTexts(basename(file), dirname(file))
  const folder = packageFolder(dirname(file))
  if (folder !== undefined) {
    const { texts, ...licensed } = readLicensedPackage(folder)
    return [{ ...licensed, texts: [...texts, ...ownLicences] }]
  }
  return file.endsWith('.woff2')
    ? [{ name: basename(file), licence: 'font', texts: ownLicences }]
    : []
}

/** Name, version and licence texts of the package in a folder. */
export function readLicensedPackage(folder: string): LicensedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = licenceTexts('', folder)
  return { name: `${name} ${version}`, licence: String(license), texts }
}

/** The folder of the package that contains a folder; undefined for our own work. */
function packageFolder(folder: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(folder)?.[0]
}

/** Texts of the licences that cover a file. One named after other files, such as `LICENSE_LIBERATION`, does not. */
function licenceTexts(file: string, folder: string): readonly string[] {
  const licenceFiles = readdirSync(folder).flatMap((name) => {
    const [, before = '', after = ''] = LICENCE.exec(name) ?? []
    const subject = `${before}${after}`.toLowerCase()
    return LICENCE.test(name) && file.toLowerCase().startsWith(subject) ? [name] : []
  })
  return licenceFiles.map((name) => readLicence(join(folder, name)))
}

/** Leaves out the licences of a tool's bundled dependencies, which are not served. */
function readLicence(file: string): string {
  const [own = ''] = readFileSync(file, 'utf8').split(/^# Licenses of bundled dependencies$/m)
  return own.trim()
}

/** `LICENSE`, `LICENSE.md`, `LICENSE_PDFJS_OPENJPEG`, `text-licence.txt`; the captures name what it covers. */
const LICENCE = /^(?:(\w+)-)?licen[cs]e(?:_(?:\w+_)?([a-z0-9]+))?(?:\.(?:md|txt))?$/i
