import { Register } from '@prospectus/site/src/ui/register/register.tsx'
import { useMessages } from '../messages/messages.ts'
import { capacityFormat, capacityReading, type LocalCapacityMessages } from './capacity-reading.ts'
import { useDataset } from './use-dataset.ts'

const MAX_PEAKS = 3

/** Totals and fullest weeks of the page's heat map; `id` is unique on the page. */
export function MapReading({ id }: { readonly id: string }) {
  const messages = useMessages()
  const { teams, first_week: first = 1 } = useDataset().dataset
  const capacityMessages: LocalCapacityMessages = { ...messages.capacity, locale: messages.locale }
  const { sentence, peaks } = capacityReading({ teams, first }, capacityMessages)
  const { inWords, percent } = capacityFormat(capacityMessages, first)
  return (
    <div className="map-reading">
      <p>{sentence}</p>
      <Register
        id={id}
        title={messages.screens.fullestWeeks}
        columns={[messages.screens.team, capacityMessages.booked]}
        rows={peaks.slice(0, MAX_PEAKS).map((peak) => ({
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
