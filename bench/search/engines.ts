import { catalogueEngine } from './catalogue-engine.ts'
import type { EngineKind } from './engine.ts'
import { BY_TRIGRAMS, BY_WORDS, fts5Engine } from './fts5-engine.ts'
import { minisearchEngine } from './minisearch-engine.ts'

export const engines = {
  catalogue: catalogueEngine,
  'MiniSearch, whole words': minisearchEngine(false),
  'MiniSearch, beginnings': minisearchEngine(true),
  'FTS5, words': fts5Engine(BY_WORDS),
  'FTS5, trigrams': fts5Engine(BY_TRIGRAMS),
} satisfies Record<string, EngineKind>

export type EngineName = keyof typeof engines
