import type { Csv } from '@prospectus/protocol/management/request'
import { CSV_START, csvLine } from '../leads/csv-line.ts'
import type { ManagementAnswer } from './management-route.ts'

/** A table for a spreadsheet, to be saved under this name. No cell is run as a formula. */
export function csvAnswer(
  name: string,
  rows: readonly (readonly string[])[],
): ManagementAnswer<Csv> {
  return {
    body: new Blob([CSV_START, ...rows.map(csvLine)]).stream(),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  }
}
