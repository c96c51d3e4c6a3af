/** The tags that a line names between commas, each once. */
export function tagsIn(line: string): readonly string[] {
  const tags = line.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
