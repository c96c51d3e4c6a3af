/** Value of a Content-Disposition header: the name in plain characters, and as it is (RFC 6266). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_')
  if (plain === name) return `${kind}; filename="${plain}"`
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percentEncoded)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
