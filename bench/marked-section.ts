/** Replaces a document's text between `<!-- name -->` and `<!-- /name -->`, each on a line; throws without them. */
export function withMarkedSection(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`]
  const from = document.indexOf(begin)
  const to = document.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`there is no section ${name} between comments`)
  return `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`
}
