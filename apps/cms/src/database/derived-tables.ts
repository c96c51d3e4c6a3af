/** What is made from the documents: what they are found, filtered and sorted by. */
const DERIVED = [
  'document_tag',
  'document_file',
  'document_link',
  'document_value',
  'document_words',
  'path',
  'word',
] as const

/** The tables that are filled from the documents, and have to be emptied with them. */
export function derivedTables(kind: 'sqlite' | 'postgres'): readonly string[] {
  // A trigger fills this one, and empties it of nothing.
  return kind === 'sqlite' ? [...DERIVED, 'word_part'] : DERIVED
}
