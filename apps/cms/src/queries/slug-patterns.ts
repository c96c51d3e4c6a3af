import { type SqlBool, sql } from 'kysely'
import { LONGEST_FULL_SLUG, storableText } from '../database/comparable-text.ts'
import { type Condition, oneOf } from '../database/compare.ts'
import type { Database } from '../database/database.ts'

/**
 * Whether a full slug is one of these (delivery-protocol#lists-of-stories, `by_slugs`): `*` in one stands for
 * any run of characters, slashes among them, and one without a closing slash is that of a folder's start
 * page too (`careers` finds `careers/`).
 */
export function slugCondition(database: Database, slugs: readonly string[]): Condition {
  const wanted = new Set(slugs.flatMap(withStartPage))
  const exact = [...wanted].filter((slug) => !slug.includes('*'))
  const patterns = [...wanted].filter((slug) => slug.includes('*')).filter(canMatch)
  const found = oneOf(database, sql.ref('story.full_slug'), exact)
  if (patterns.length === 0) return found
  return sql<SqlBool>`(${found} or ${likeOneOf(database, patterns)})`
}

function likeOneOf({ kind }: Database, patterns: readonly string[]): Condition {
  const slug = sql.ref('story.full_slug')
  if (kind === 'postgres')
    return sql<SqlBool>`${slug} like any(cast(${patterns.map(asLike)} as text[]))`
  const globs = JSON.stringify(patterns.map(asGlob))
  return sql<SqlBool>`exists (select 1 from json_each(${globs}) as wanted where ${slug} glob wanted.value)`
}

function asLike(pattern: string): string {
  return storableText(pattern)
    .replace(/[\\%_]/g, '\\$&')
    .replace(/\*+/g, '%')
}

function asGlob(pattern: string): string {
  return storableText(pattern).replace(/[?[]/g, '[$&]').replace(/\*+/g, '*')
}

function withStartPage(slug: string): readonly string[] {
  return /[/*]$/.test(slug) ? [slug] : [slug, `${slug}/`]
}

/** What is longer than any slug matches none, and the databases refuse very long patterns. */
function canMatch(pattern: string): boolean {
  return pattern.replaceAll('*', '').length <= LONGEST_FULL_SLUG
}
