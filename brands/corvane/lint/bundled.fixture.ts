import { readBundled } from '../../../tools/content/lint/bundled.ts'

/** The brand's content, read once for all tests of a worker; none changes it. */
export const bundled = await readBundled(`${import.meta.dirname}/../content`)
