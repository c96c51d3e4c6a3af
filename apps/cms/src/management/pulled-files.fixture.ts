/**
 * Normalises files pulled by the official tool, so that those of two installations with the same content are equal byte
 * for byte. Ids, uuids and file addresses are replaced by what they refer to, in file names too; times, version numbers
 * and the space's id by the names of their members.
 *
 * @param files by path
 */
export function normalizeFiles(
  files: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const parsed = [...files].map(
    ([path, text]) => [path, path.endsWith('.json') ? JSON.parse(text) : text] as const,
  )
  const names = new Map(parsed.flatMap(([, value]) => namesIn(value)))
  const normalizedFiles = parsed.map(([path, value]) => {
    const text =
      typeof value === 'string' ? value : JSON.stringify(normalize(value, '', names), null, 2)
    return [path.replace(ID_IN_PATH, (_, id) => `_${names.get(id)}.`), text] as const
  })
  return Object.fromEntries(normalizedFiles.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Maps each id, uuid and address to what it refers to. */
function namesIn(value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return []
  const nestedNames = Object.values(value).flatMap(namesIn)
  if (!('id' in value) || typeof value.id !== 'number') return nestedNames
  const { id, uuid, filename, full_slug, entry_value, name }: Named = { ...value, id: value.id }
  const replacement = `the id of ${full_slug ?? entry_value ?? name}`
  const identifiers = [id, uuid, filename].filter((identifier) => identifier !== undefined)
  const ownNames = identifiers.map((identifier) => [String(identifier), replacement] as const)
  return [...ownNames, ...nestedNames]
}

interface Named {
  readonly id: number
  readonly uuid?: string
  readonly filename?: string
  readonly full_slug?: string
  readonly entry_value?: string
  readonly name?: string
}

function normalize(value: unknown, key: string, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => normalize(item, key, names))
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, inside]) => [
      name,
      normalize(inside, name, names),
    ])
    return Object.fromEntries(members)
  }
  if (INSTALLATION_MEMBERS.has(key)) return key
  if (key === 'group_id') return value
  const isId = /^id$|_ids?$|_whitelist$/.test(key) || !/^\d+$/.test(String(value))
  return isId ? (names.get(String(value)) ?? value) : value
}

const ID_IN_PATH = /_([\da-f-]{36}|\d+)\./
const INSTALLATION_MEMBERS = new Set([
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
  'version',
  'space_id',
])
