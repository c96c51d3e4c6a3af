/** All style sheets as one, for preview. Its build also emits the fonts and the icon that they refer to. */
import.meta.glob('../{ui,blocks,layouts}/**/*.css', { eager: true })

import 'virtual:brand-styles'
