import { readLintedContent } from '../../../tools/content/lint/linted-content.ts'

/** The brand's content, read once for all tests of a worker; none changes it. */
export const seedContent = await readLintedContent(`${import.meta.dirname}/../content`)
