import { text } from '@prospectus/content/schema/fields/text'

const DATASET_FOLDER = 'worlds/'

/** The fields that choose a page's dataset (decision 0058). */
export const pageFields = {
  world: text({
    label: 'World of the drawing',
    help: 'Without one a sample is drawn.',
    choicesFrom: { kind: 'stories', below: DATASET_FOLDER },
    searched: false,
  }),
  world_project: text({
    label: 'Project of the drawing',
    help: 'Without one the first is drawn.',
    choicesFrom: { kind: 'parts', below: DATASET_FOLDER, namedBy: 'world', field: 'projects' },
    searched: false,
  }),
}
