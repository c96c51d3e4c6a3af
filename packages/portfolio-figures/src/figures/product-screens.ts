import type { ProductScreen } from '@prospectus/site/src/rendering/extension.ts'
import { type OwnMessages, ownMessagesFor } from '../messages/messages.ts'

type ScreenName = keyof OwnMessages['productScreens']

/** Glyphs, as SVG path data, in the order in which the product lists its views. */
const GLYPHS: Readonly<Record<ScreenName, string>> = {
  portfolio: 'M0 2h24v4H0zM0 10h24v4H0zM0 18h15v4H0z',
  schedule: 'M0 2h12v5H0zM7 10h14v5H7zM14 18h10v5H14z',
  people: 'M2 2h9v9H2zM13 2h9v9h-9zM2 14h9v9H2zM13 14h9v9h-9z',
  money: 'M1 14h5v9H1zM9 8h5v15H9zM17 2h5v21h-5z',
  risk: 'M12 1l12 22H0zM12 6.5L4.5 20h15z',
  data: 'M0 9h7v7H0zM17 1h7v7h-7zM17 17h7v7h-7zM7 11h4V3h6v2h-4v15h4v2h-6v-8H7z',
}

export const screens: readonly ProductScreen[] = Object.keys(GLYPHS).map((key) => {
  const name = key as ScreenName
  return { name, glyph: GLYPHS[name], title: (lang) => ownMessagesFor(lang).productScreens[name] }
})
