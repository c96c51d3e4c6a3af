import { useEffect, useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import type { FieldDefinition } from '../field-props.ts'
import type { AssetValue } from './asset-value.ts'

/** Where files are listed: those that were uploaded, and those that came with the content. */
export type FilePlace = 'assets' | 'bundled_assets'

interface Found {
  readonly place: FilePlace
  readonly files: readonly AssetValue[]
  readonly total: number
  readonly fault: string
}

export interface FileSearch {
  readonly place: FilePlace
  readonly words: string
  readonly kinds: FieldDefinition['filetypes']
  /** From 1. */
  readonly page: number
}

export const FILES_PER_PAGE = 60
const TYPED_MS = 150

/** A page of the files whose name contains some words; undefined until those of the place are known. */
export function useFiles({ place, words, kinds, page }: FileSearch): Found | undefined {
  const { ask } = useEditor()
  const [found, setFound] = useState<Found>()
  const types = kinds?.join(',') ?? ''
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(
      async () => {
        const query = new URLSearchParams({ search: words, filetypes: types })
        query.set('page', `${page}`)
        query.set('per_page', `${FILES_PER_PAGE}`)
        const answer = await ask<Readonly<Partial<Record<FilePlace, readonly AssetValue[]>>>>(
          `GET ${place}?${query}`,
        )
        const files = answer.body[place] ?? []
        const { fault, total = files.length } = answer
        if (!isGone) setFound({ place, files, total, fault })
      },
      words === '' ? 0 : TYPED_MS,
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [ask, place, words, types, page])
  return found?.place === place ? found : undefined
}
