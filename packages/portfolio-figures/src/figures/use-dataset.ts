import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { type PageView, usePage } from '@prospectus/site/src/rendering/page-view.ts'
import { type Messages, ownMessagesFor } from '../messages/messages.ts'
import type { Dataset } from '../schema/dataset.ts'
import { sampleDataset } from './sample-dataset.ts'

export type Project = Dataset['projects'][number]

export interface DatasetProps {
  readonly id: string
  readonly messages: Messages
  readonly dataset: Dataset
  /** Chosen by the page. */
  readonly project: Project | undefined
  /** Shown in a product window, without interaction. */
  readonly isScreen?: boolean
}

/** For a page's drawings (decision 0058). */
export type DatasetData = Pick<DatasetProps, 'dataset' | 'project'>

export function datasetOf(page: PageView): DatasetData {
  const content = page.story?.content
  const chosen = content?.kind === 'page' ? content : undefined
  const dataset =
    (chosen?.world === undefined ? undefined : datasetNamed(chosen.world, page)) ??
    sampleDataset(ownMessagesFor(page.lang))
  const named = dataset.projects.find(({ name }) => name === chosen?.world_project)
  return { dataset, project: named ?? dataset.projects[0] }
}

export function useDataset(): DatasetData {
  return datasetOf(usePage())
}

function datasetNamed(name: string, { lang, snapshot, read }: PageView): Dataset | undefined {
  const folder = lang === DEFAULT_LANGUAGE ? '' : `${lang}/`
  const found = snapshot.find(`${folder}worlds/${name}`)
  const content = found?.kind === 'story' ? read(found.entry).content : undefined
  return content?.kind === 'world' ? content : undefined
}
