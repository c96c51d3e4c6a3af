import type { Bundled } from './bundled.ts'
import type { Fault } from './fault.ts'

/** Finds everything of one kind that is wrong in the bundled content. */
export type LintRule = (bundled: Bundled) => Fault[]
