import { ruleOf } from '@prospectus/server/setting-kinds'
import type { z } from 'zod'
import { cmsVariables } from '../../apps/cms/src/settings.ts'
import { siteVariables } from '../../apps/site/src/settings.ts'
import type { SettingRule } from '../../packages/server/src/setting-rules.js'

export interface Setting {
  readonly name: string
  readonly readBy: readonly ('site' | 'content system')[]
  /** In words that follow "expected". */
  readonly expected: string
  /** The default as written; empty if there is none, or it depends on other settings or on the content. */
  readonly fallback: string
  /** Undefined for a setting that only its schema can check. */
  readonly rule: SettingRule | undefined
}

/** All settings of site and content system, sorted by name. */
export function settingList(): readonly Setting[] {
  const siteShape: Readonly<Record<string, z.ZodType>> = siteVariables.shape
  const cmsShape: Readonly<Record<string, z.ZodType>> = cmsVariables.shape
  const names = new Set([...Object.keys(siteShape), ...Object.keys(cmsShape)])
  return [...names].sort().map((name) => {
    const schemas = [
      { role: 'site' as const, schema: siteShape[name] },
      { role: 'content system' as const, schema: cmsShape[name] },
    ].flatMap(({ role, schema }) => (schema === undefined ? [] : [{ role, schema }]))
    const [first] = schemas
    return {
      name,
      readBy: schemas.map(({ role }) => role),
      expected: (first && expectedBy(first.schema)) ?? '',
      fallback: (first && fallbackOf(first.schema)) ?? '',
      rule: first && ruleOf(first.schema),
    }
  })
}

/** Finds a schema's expectation in its error for a value that no setting can have. */
function expectedBy(schema: z.ZodType): string | undefined {
  const issue = schema.safeParse('\0').error?.issues[0]?.message
  // The error for an unreadable folder gives the reason in brackets.
  return issue?.replace(/ \(.*$/s, '')
}

function fallbackOf(schema: z.ZodType): string | undefined {
  const value = schema.safeParse(undefined).data
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined
}
