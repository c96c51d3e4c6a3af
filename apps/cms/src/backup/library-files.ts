import type { Database } from '../database/database.ts'

/** A file that the library names, with what it was before it was replaced: earlier versions name that. */
export interface LibraryFile {
  readonly path: string
  readonly content_type: string
}

/** Every file of the library, by path. */
export async function libraryFiles({ db }: Database): Promise<readonly LibraryFile[]> {
  const assets = await db
    .selectFrom('asset')
    .select(['path', 'content_type', 'replaced_paths'])
    .orderBy('path')
    .execute()
  return assets.flatMap(({ path, content_type, replaced_paths }) =>
    [path, ...(JSON.parse(replaced_paths) as string[])].map((each) => ({
      path: each,
      content_type,
    })),
  )
}
