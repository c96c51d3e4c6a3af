/** Random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on plain http, except on localhost. */
export function newUid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const [versionByte = 0, variantByte = 0] = [bytes[6], bytes[8]]
  bytes[6] = (versionByte & 0x0f) | 0x40
  bytes[8] = (variantByte & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
