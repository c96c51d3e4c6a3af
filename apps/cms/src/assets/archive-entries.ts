/**
 * The names of the entries of a zip archive, as its directory at the end lists them. Undefined for one that is cut
 * off or says what cannot be. Nothing is unpacked.
 */
export function archiveEntries(bytes: Uint8Array): readonly string[] | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = file.lastIndexOf(DIRECTORY_END)
  if (end === -1 || end + END_BYTES > file.length) return undefined
  const count = file.readUInt16LE(end + 10)
  const names: string[] = []
  let at = file.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > end || !file.subarray(at, at + 4).equals(ENTRY)) return undefined
    const [name, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place))
    const from = at + ENTRY_BYTES
    names.push(file.toString('utf8', from, from + (name ?? 0)))
    at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return names
}

const ENTRY = Buffer.from('PK\u0001\u0002')
const ENTRY_BYTES = 46
const DIRECTORY_END = Buffer.from('PK\u0005\u0006')
const END_BYTES = 22
