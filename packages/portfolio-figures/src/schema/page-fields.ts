import { text } from '@prospectus/content/schema/fields/text'

const DATASET_FOLDER = 'worlds/'

/** Fields with which editors choose a page's dataset (decision 0058). */
export const pageFields = {
  world: text({
    label: 'Dataset of the drawing',
    help: 'If empty, a sample is drawn.',
    choicesFrom: { kind: 'stories', below: DATASET_FOLDER },
    isSearchable: false,
  }),
  world_project: text({
    label: 'Project of the drawing',
    help: 'If empty, the first project is drawn.',
    choicesFrom: { kind: 'parts', below: DATASET_FOLDER, namedBy: 'world', field: 'projects' },
    isSearchable: false,
  }),
}
