import { machineDate, readableDate } from '@prospectus/content/messages/dates'
import { usePage } from '../../rendering/page-view.ts'

/** A UTC day in the page's language, as a `<time>`. */
export function DateText({
  date,
  className,
}: {
  readonly date: Date
  readonly className?: string
}) {
  const { lang } = usePage()
  return (
    <time className={className} dateTime={machineDate(date)}>
      {readableDate(date, lang)}
    </time>
  )
}
