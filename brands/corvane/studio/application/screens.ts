import { APPLICATION_SIZE, application } from './application.ts'
import { applicationOnPhone, PHONE_SIZE } from './application-phone.ts'

/** A picture of the application; image banners show it by its name. */
interface Screen {
  readonly name: string
  readonly svg: string
  readonly size: { readonly width: number; readonly height: number }
  /** Pixels for each unit of the drawing. */
  readonly scale: number
  readonly alt: string
}

const list =
  'Corvane’s portfolio of nine rail projects at 30 September 2025: budget £69.93m, forecast £73.27m, SPI 0.96, CPI 0.97. Three are behind: Ostler Junction by 18 days, Cardew Viaduct by 70, Level crossing closures by 35.'

export const screens: readonly Screen[] = [
  {
    name: 'application-ostler',
    svg: application('Ostler Junction'),
    size: APPLICATION_SIZE,
    scale: 2,
    alt: `${list} On a wide screen Ostler Junction is open, with its schedule, earned value and cost.`,
  },
  {
    name: 'application-cardew',
    svg: application('Cardew Viaduct'),
    size: APPLICATION_SIZE,
    scale: 2,
    alt: `${list} On a wide screen Cardew Viaduct is open, with its seven control accounts, earned value and cost.`,
  },
  {
    name: 'application-phone',
    svg: applicationOnPhone(),
    size: PHONE_SIZE,
    scale: 3,
    // Pages use the text alternative of the wide picture.
    alt: 'Nine rail projects on a phone, three of them behind',
  },
]
