import { Register } from '@prospectus/site/src/ui/register/register.tsx'
import { useMessages } from '../messages/messages.ts'
import { capacityFormat, capacityReading, type LocalCapacityMessages } from './capacity-reading.ts'
import { useDataset } from './use-dataset.ts'

const NAMED = 3

/**
 * Describes the heat map of the page's dataset: sums, and the fullest weeks.
 *
 * @param id unique on the page
 */
export function MapReading({ id }: { readonly id: string }) {
  const messages = useMessages()
  const { teams, first_week: first = 1 } = useDataset().dataset
  const words: LocalCapacityMessages = { ...messages.capacity, locale: messages.locale }
  const { sentence, peaks } = capacityReading({ teams, first }, words)
  const { inWords, percent } = capacityFormat(words, first)
  return (
    <div className="map-reading">
      <p>{sentence}</p>
      <Register
        id={id}
        title={messages.screens.fullestWeeks}
        columns={[messages.screens.team, words.booked]}
        rows={peaks.slice(0, NAMED).map((peak) => ({
          name: peak.name,
          note: inWords(peak.index),
          cells: [
            { value: percent(peak.percent), tone: peak.percent > 100 ? 'behind' : undefined },
          ],
        }))}
      />
    </div>
  )
}
