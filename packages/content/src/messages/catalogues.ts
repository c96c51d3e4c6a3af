/** Catalogues by language, from their file names: `de` for `./lists/de.json`. */
export function byLanguage<Catalogue>(
  files: Readonly<Record<string, Catalogue>>,
): ReadonlyMap<string, Catalogue> {
  return new Map(
    Object.entries(files).map(([path, catalogue]) => [
      path.replace(/^.*\/|\.json$/g, ''),
      catalogue,
    ]),
  )
}

/** Reads a folder's JSON files when running from source. Imports nothing: browsers load this module too. */
export function readCatalogues<Catalogue>(folder: string): Record<string, Catalogue> {
  const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs')
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))]),
  )
}
