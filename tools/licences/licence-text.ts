export interface LicensedPackage {
  /** `react 19.3.1` */
  readonly name: string
  /** `MIT` */
  readonly licence: string
  readonly texts: readonly string[]
}

/** Notices for third-party work, each name once. Throws for work without licence text, or with a forbidden licence. */
export function licenceNotices(works: readonly LicensedPackage[], heading = HEADING): string {
  const notices = new Map<string, { readonly licence: string; readonly texts: Set<string> }>()
  for (const { name, licence, texts } of works) {
    if (FORBIDDEN.test(licence))
      throw new Error(`${name} has the licence ${licence}, which does not permit serving it`)
    if (texts.length === 0)
      throw new Error(
        `${name} is served, but its package contains no licence text; add the text by hand or replace the package`,
      )
    const notice = notices.get(name) ?? { licence, texts: new Set() }
    notices.set(name, notice)
    for (const text of texts) notice.texts.add(text)
  }
  const sections = [...notices]
    .sort()
    .map(([name, { licence, texts }]) => [`${name} (${licence})`, ...texts].join('\n\n'))
  return `${[heading, ...sections].join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}

const FORBIDDEN = /\bA?GPL\b/
const HEADING =
  'What this site serves to browsers contains the work of others, under these licences.'
