import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { readBrand } from '@prospectus/server/brand'
import type { Plugin } from 'vite'
import { brandSheets } from '../../../tools/brand/brand-modules.ts'

const MODULE = 'virtual:embed-design'
const SITE_UI = join(import.meta.dirname, '..', '..', 'site', 'src', 'ui')

/** Style sheets that embedded pages share with the site, in the site's order. */
const SITE_SHEETS = [
  'design/1-tokens.css',
  'design/2-base.css',
  'design/2-layout.css',
  'design/3-print.css',
  'button/button.css',
].map((name) => join(SITE_UI, name))

/** Bundles style sheets and fonts for embedded pages (`virtual:embed-design`), with hashes in their names. */
export function embedDesign(brandFolder: string): Plugin {
  return {
    name: 'embed-design',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const sheets = [...SITE_SHEETS, ...brandSheets(brandFolder)]
      for (const sheet of sheets) this.addWatchFile(sheet)
      const { preloadFont = '' } = readBrand(brandFolder)
      return `export const designFiles = ${JSON.stringify(bundleFiles(sheets, join(brandFolder, preloadFont)))}`
    },
  }
}

interface DesignFile {
  readonly name: string
  readonly base64: string
  /** True if every page uses the file, so that it is loaded first. */
  readonly isPreloaded: boolean
}

function bundleFiles(sheets: readonly string[], preloadedFont: string): readonly DesignFile[] {
  const fonts = new Map<string, DesignFile>()
  const css = sheets.map((sheet) =>
    readFileSync(sheet, 'utf8').replaceAll(/url\("?(\.[^")]+)"?\)/g, (_found, address: string) => {
      const path = resolve(dirname(sheet), address)
      const font = fonts.get(path) ?? {
        ...withHashedName(basename(path), readFileSync(path)),
        isPreloaded: path === preloadedFont,
      }
      fonts.set(path, font)
      return `url("./${font.name}")`
    }),
  )
  const sheet = withHashedName('embedded.css', Buffer.from(minify(css.join('\n'))))
  return [{ ...sheet, isPreloaded: true }, ...fonts.values()]
}

function withHashedName(name: string, bytes: Buffer): Omit<DesignFile, 'isPreloaded'> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  return { name: name.replace(/(?=\.\w+$)/, `-${hash}`), base64: bytes.toString('base64') }
}

function minify(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ')
}
