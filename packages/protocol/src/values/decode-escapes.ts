/** Decodes percent-escapes; returns the text unchanged if one is malformed. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
