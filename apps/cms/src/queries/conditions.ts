import type { Clause } from '@prospectus/protocol/query/operations'
import { expressionBuilder, type SqlBool, sql } from 'kysely'
import {
  comparableText,
  MATCH_NONE,
  MAX_FULL_SLUG_LENGTH,
  oneNumberOf,
  oneOf,
  type SqlCondition,
  startsWithOneOf,
  storableText,
} from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { StoryCondition, View } from '../database/story-query.ts'
import { allClauses, anyClause, findPathIds, type PathIds } from './content-clauses.ts'

export interface Filter {
  readonly conditions: readonly SqlCondition[]
  /** False when the conditions use only the table `story`. */
  readonly needsDocument: boolean
  /** True with a full-text search, which can match nearly all stories. */
  readonly isSearch?: boolean
}

/** Compiles the conditions of a list of stories (delivery-protocol#lists-of-stories). */
export async function compileFilter(
  database: Database,
  where: readonly StoryCondition[],
): Promise<Filter> {
  const paths = await findPathIds(
    database,
    where.flatMap(clausesOf).map(({ field }) => field),
  )
  const clauses = where.flatMap((condition) =>
    condition.kind === 'content' ? [condition.clause] : [],
  )
  const otherConditions = where.filter((condition) => condition.kind !== 'content')
  const storyConditions = otherConditions.map((condition) =>
    storyCondition(database, paths, condition),
  )
  return {
    conditions: [
      await allClauses(database, paths, clauses),
      ...(await Promise.all(storyConditions)),
    ],
    needsDocument: where.some(({ kind }) => DOCUMENT_KINDS.has(kind)),
  }
}

/** Picks a story's document for a view: the published one, or the newest. */
export function inView(view: View): SqlCondition {
  return eb(view === 'published' ? 'document.is_published' : 'document.is_draft', '=', 1)
}

async function storyCondition(
  database: Database,
  paths: PathIds,
  condition: Exclude<StoryCondition, { readonly kind: 'content' }>,
): Promise<SqlCondition> {
  switch (condition.kind) {
    case 'starts-with':
      return startsWithOneOf(sql.ref('story.full_slug'), condition.prefixes)
    case 'slugs':
      return negatedIf(condition.isNegated, slugCondition(database, condition.slugs))
    case 'uuids':
      return oneOf(database, sql.ref('story.uuid'), condition.uuids)
    case 'ids':
      return negatedIf(
        condition.isNegated,
        oneNumberOf(database, sql.ref('story.id'), condition.ids),
      )
    case 'component':
      return eb('document.component', '=', comparableText(condition.component))
    case 'level':
      return fitsLevelColumn(condition.level) ? eb('story.level', '=', condition.level) : MATCH_NONE
    case 'startpage':
      return eb('story.is_startpage', '=', condition.isStartpage ? 1 : 0)
    case 'any-tag': {
      const documentsWithTag = eb
        .selectFrom('document_tag')
        .select('document_id')
        .where(oneOf(database, sql.ref('tag'), condition.tags.map(comparableText)))
      return eb('document.id', 'in', documentsWithTag)
    }
    case 'date':
      return eb(`story.${condition.column}`, condition.comparison, storableText(condition.time))
    case 'any-of':
      return anyClause(database, paths, condition.clauses)
  }
}

function clausesOf(condition: StoryCondition): readonly Clause[] {
  if (condition.kind === 'content') return [condition.clause]
  return condition.kind === 'any-of' ? condition.clauses : []
}

function negatedIf(isNegated: boolean, condition: SqlCondition): SqlCondition {
  return isNegated ? sql<SqlBool>`not (${condition})` : condition
}

/** True if the number fits the column: PostgreSQL rejects a larger one rather than finding nothing. */
function fitsLevelColumn(level: number): boolean {
  return Number.isInteger(level) && Math.abs(level) < 2 ** 31
}

const eb = expressionBuilder<Schema, 'story' | 'document'>()
const DOCUMENT_KINDS: ReadonlySet<StoryCondition['kind']> = new Set([
  'component',
  'any-tag',
  'content',
  'any-of',
])

/**
 * Matches full slugs (delivery-protocol#lists-of-stories, `by_slugs`): `*` stands for any characters, slashes included;
 * a slug without a trailing slash also matches the folder's start page (`careers` finds `careers/`).
 */
function slugCondition(database: Database, slugs: readonly string[]): SqlCondition {
  const requestedSlugs = new Set(slugs.flatMap(withStartPage))
  const exactSlugs = [...requestedSlugs].filter((slug) => !slug.includes('*'))
  const patterns = [...requestedSlugs].filter((slug) => slug.includes('*')).filter(canMatch)
  const isExactSlug = oneOf(database, sql.ref('story.full_slug'), exactSlugs)
  if (patterns.length === 0) return isExactSlug
  return sql<SqlBool>`(${isExactSlug} or ${matchesAnyPattern(database, patterns)})`
}

function matchesAnyPattern({ kind }: Database, patterns: readonly string[]): SqlCondition {
  const slug = sql.ref('story.full_slug')
  if (kind === 'postgres')
    return sql<SqlBool>`${slug} like any(cast(${patterns.map(asLike)} as text[]))`
  const globs = JSON.stringify(patterns.map(asGlob))
  return sql<SqlBool>`exists (select 1 from json_each(${globs}) as requested where ${slug} glob requested.value)`
}

function asLike(pattern: string): string {
  return storableText(pattern)
    .replace(/[\\%_]/g, '\\$&')
    .replace(/\*+/g, '%')
}

function asGlob(pattern: string): string {
  return storableText(pattern).replace(/[?[]/g, '[$&]').replace(/\*+/g, '*')
}

/** A requested slug, and that of the start page of the folder with this slug, which ends in a slash. */
export function withStartPage(slug: string): readonly string[] {
  return /[/*]$/.test(slug) ? [slug] : [slug, `${slug}/`]
}

/** A pattern longer than any slug matches none, and the databases reject very long ones. */
function canMatch(pattern: string): boolean {
  return pattern.replaceAll('*', '').length <= MAX_FULL_SLUG_LENGTH
}
