import { readFileSync } from 'node:fs'
import {
  type ContentMapping,
  ContentMappingError,
  parseContentMapping,
} from '../reading/content-mapping.ts'

/** Reads the file of `CONTENT_MAPPING`; throws a `ContentMappingError`, also for an unreadable file. */
export function readContentMapping(path: string): ContentMapping {
  let stored: unknown
  try {
    stored = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ContentMappingError([error instanceof Error ? error.message : String(error)])
  }
  return parseContentMapping(stored)
}
